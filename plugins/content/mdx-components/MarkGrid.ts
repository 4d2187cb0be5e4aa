import { markNames } from '../../../src/components/support/icons';
import { bullets, item, text } from '../markdownNodes';
import { textOf } from '../text';
import { href } from './links';
import type { ComponentDefinition } from './types';

export const MarkGrid: ComponentDefinition = {
  purpose: 'Frameworks and languages to choose from, each by its mark and name.',
  example: `<MarkGrid>

<MarkLink href="./react.mdx" icon="react">React</MarkLink>

</MarkGrid>`,
  props: {},
  children: 'required',
  isNavigation: true,
  toMarkdown: (element, { parts, link }) => [
    bullets(
      parts(element, 'MarkLink').map((part) => item([link(part, [text(textOf(part).trim())])])),
    ),
  ],
};

export const MarkLink: ComponentDefinition = {
  purpose: 'One framework or language.',
  example: '<MarkLink href="./react.mdx" icon="react">React</MarkLink>',
  props: { href, icon: { type: 'enum', values: markNames, required: true } },
  children: 'required',
  isNavigation: true,
  parent: 'MarkGrid',
};
