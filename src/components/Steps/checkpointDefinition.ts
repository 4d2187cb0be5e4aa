import { paragraph, strong } from '../../lib/mdast/markdownNodes';
import type { ComponentDefinition } from '../definition';

export const Checkpoint: ComponentDefinition = {
  purpose:
    'What a reader sees when a step has worked: output of the terminal, or what the screen shows. It goes where the result appears, once in a step.',
  example: `<Checkpoint>

\`\`\`text
✔ 10:32:07 Convex functions ready! (1.24s)
\`\`\`

</Checkpoint>`,
  props: {},
  children: 'required',
  module: '@site/src/components/Steps',
  toMarkdown: (element, { blocks }) => [
    {
      type: 'blockquote',
      children: [paragraph(strong('You should see')), ...blocks(element)] as never,
    },
  ],
};
