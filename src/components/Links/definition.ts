import { bullets, item, text, textOf } from '../../lib/mdast';
import { type ComponentDefinition, href, icon, inside } from '../definition';
import { logoNames } from '../icons';

/** Writes titled links as a list, each with its line of text. */
function linkList(partName: string): NonNullable<ComponentDefinition['toMarkdown']> {
  return (element, { blocks, parts, link, requiredProp }) => [
    bullets(
      parts(element, partName).map((part) =>
        item([link(part, [text(requiredProp(part, 'title'))])], blocks(part)),
      ),
    ),
  ];
}

const card =
  '<Card title="Schemas" href="./schemas.mdx" icon="database">Describe your tables.</Card>';
const contentsLink =
  '<ContentsLink title="Schemas" href="./schemas.mdx" icon="database">Describe your tables.</ContentsLink>';
const logoLink = '<LogoLink href="./react.mdx" icon="react">React</LogoLink>';

const title = { type: 'string', required: true, text: 'prose' } as const;

export const Cards = {
  purpose:
    'The pages a reader wants next, as two to four cards at the end of a page, or below the figure of a section’s first page.',
  example: inside('Cards', card),
  isNavigation: true,
  toMarkdown: linkList('Card'),
} as const satisfies ComponentDefinition;

export const Card = {
  purpose: 'A link to one page, with one line about it.',
  example: card,
  props: { title, href, icon },
  isNavigation: true,
  parent: 'Cards',
} as const satisfies ComponentDefinition;

export const Contents = {
  purpose: 'All pages of a section, on the page that introduces it.',
  example: inside('Contents', contentsLink),
  isNavigation: true,
  toMarkdown: linkList('ContentsLink'),
} as const satisfies ComponentDefinition;

export const ContentsLink = {
  purpose: 'One page of the section, with an icon and one line about it.',
  example: contentsLink,
  props: { title, href, icon: { ...icon, required: true } },
  isNavigation: true,
  parent: 'Contents',
} as const satisfies ComponentDefinition;

export const LogoGrid = {
  purpose: 'Frameworks and languages to choose from, each by its logo and name.',
  example: inside('LogoGrid', logoLink),
  isNavigation: true,
  toMarkdown: (element, { parts, link }) => [
    bullets(
      parts(element, 'LogoLink').map((part) => item([link(part, [text(textOf(part).trim())])])),
    ),
  ],
} as const satisfies ComponentDefinition;

export const LogoLink = {
  purpose: 'One framework or language.',
  example: logoLink,
  props: { href, icon: { type: 'enum', values: logoNames, required: true } },
  isNavigation: true,
  parent: 'LogoGrid',
} as const satisfies ComponentDefinition;

export const UsedIn = {
  purpose: 'The guides that use what a page of the reference describes.',
  example: `<UsedIn>

- [Schemas](./schemas.mdx) *Database*

</UsedIn>`,
  isGenerated: true,
  isNavigation: true,
} as const satisfies ComponentDefinition;
