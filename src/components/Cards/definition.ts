import type { ComponentDefinition } from '../definition';
import { href, icon, linkList } from '../definition';

export const Cards: ComponentDefinition = {
  purpose:
    'The pages a reader wants next, as two to four cards at the end of a page, or below the figure of a section’s first page.',
  example: `<Cards>

<Card title="Schemas" href="./schemas.mdx" icon="database">Describe your tables.</Card>

</Cards>`,
  isNavigation: true,
  toMarkdown: linkList('Card'),
};

export const Card: ComponentDefinition = {
  purpose: 'A link to one page, with one line about it.',
  example:
    '<Card title="Schemas" href="./schemas.mdx" icon="database">Describe your tables.</Card>',
  props: { title: { type: 'string', required: true, text: 'prose' }, href, icon },
  isNavigation: true,
  parent: 'Cards',
};
