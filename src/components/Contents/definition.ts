import type { ComponentDefinition } from '../definition';
import { href, icon, linkList } from '../definition';

export const Contents: ComponentDefinition = {
  purpose: 'All pages of a section, on the page that introduces it.',
  example: `<Contents>

<ContentsLink title="Schemas" href="./schemas.mdx" icon="database">Describe your tables.</ContentsLink>

</Contents>`,
  isNavigation: true,
  toMarkdown: linkList('ContentsLink'),
};

export const ContentsLink: ComponentDefinition = {
  purpose: 'One page of the section, with an icon and one line about it.',
  example:
    '<ContentsLink title="Schemas" href="./schemas.mdx" icon="database">Describe your tables.</ContentsLink>',
  props: {
    title: { type: 'string', required: true, text: 'prose' },
    href,
    icon: { ...icon, required: true },
  },
  isNavigation: true,
  parent: 'Contents',
};
