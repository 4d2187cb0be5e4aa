import type { ComponentDefinition } from '../definition';

export const UsedIn: ComponentDefinition = {
  purpose: 'The guides that use what a page of the reference describes.',
  example: `<UsedIn>

- [Schemas](./schemas.mdx) *Database*

</UsedIn>`,
  isGenerated: true,
  isNavigation: true,
};
