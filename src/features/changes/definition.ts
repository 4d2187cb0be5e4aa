import type { Nodes } from 'mdast';
import type { ComponentDefinition } from '../../components/definition';
import { bullets, item, strong, textOf, walk } from '../../lib/mdast';

const module = '@site/src/features/changes';

function hasLink(node: Nodes): boolean {
  let found = false;
  walk(node, (inner) => {
    found ||= inner.type === 'link';
  });
  return found;
}

/** Finds an entry that leads to no page. */
const checkContent: ComponentDefinition['checkContent'] = (content) => {
  const entries = content.flatMap((node) => (node.type === 'list' ? node.children : []));
  const entry = entries.find((one) => !hasLink(one));
  if (!entry) return undefined;
  const text = textOf(entry).slice(0, 40);
  const message = `The entry "${text}…" has no link. End it with a link to the page that explains it.`;
  return { rule: 'changes-link', message };
};

export const Changes: ComponentDefinition = {
  purpose:
    "What each release brought, newest first, on the page of what's new. Readers choose the release that they have. Each heading is a release, with its number as the id.",
  example: `<Changes>

## 1.46.0 {/* #1.46.0 */}

- **Optional fields.** Every validator has a method for them. [Schemas](./schemas.mdx)

</Changes>`,
  module,
  checkContent,
};

export const Upgrade: ComponentDefinition = {
  purpose: 'What to change when upgrading to a release, below its heading in `Changes`.',
  example: `<Upgrade>

- **Node.js 20.** Older versions no longer work. [Queries](./queries.mdx)

</Upgrade>`,
  module,
  checkContent,
  // As an item, it is apart from the list that follows.
  toMarkdown: (element, { blocks }) => [
    bullets([item([strong('Change when you upgrade')], blocks(element))]),
  ],
};
