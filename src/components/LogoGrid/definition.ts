import { bullets, item, text, textOf } from '../../lib/mdast';
import type { ComponentDefinition } from '../definition';
import { href } from '../definition';
import { logoNames } from '../icons';

export const LogoGrid: ComponentDefinition = {
  purpose: 'Frameworks and languages to choose from, each by its logo and name.',
  example: `<LogoGrid>

<LogoLink href="./react.mdx" icon="react">React</LogoLink>

</LogoGrid>`,
  isNavigation: true,
  toMarkdown: (element, { parts, link }) => [
    bullets(
      parts(element, 'LogoLink').map((part) => item([link(part, [text(textOf(part).trim())])])),
    ),
  ],
};

export const LogoLink: ComponentDefinition = {
  purpose: 'One framework or language.',
  example: '<LogoLink href="./react.mdx" icon="react">React</LogoLink>',
  props: { href, icon: { type: 'enum', values: logoNames, required: true } },
  isNavigation: true,
  parent: 'LogoGrid',
};
