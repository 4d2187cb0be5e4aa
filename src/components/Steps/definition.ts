import { paragraph, strong, text } from '../../lib/mdast';
import type { ComponentDefinition } from '../definition';

export const Steps = {
  purpose:
    'Work that is done in order, as numbered steps. `first` is the number of the first step, where the page has begun to count earlier.',
  example: `<Steps>

<Step>

### Install the package

\`\`\`bash
npm install convex
\`\`\`

</Step>

</Steps>`,
  props: { first: { type: 'string' } },
  module: '@site/src/components/Steps/Steps',
  toMarkdown: (element, { blocks, parts, prop, fail }) =>
    parts(element, 'Step').flatMap((step, index) => {
      const before = Number(prop(element, 'first') ?? 1);
      const content = blocks(step);
      const [heading] = content;
      if (heading?.type !== 'heading') {
        return fail(step, '<Step> has no title. Begin it with ### and a title.');
      }
      heading.children.unshift(text(`${before + index}. `));
      return content;
    }),
} as const satisfies ComponentDefinition;

export const Step = {
  purpose: 'One step, which starts with its heading and ends with what the reader sees.',
  example: `<Step>

### Run it

The terminal prints the address of your app.

</Step>`,
  module: '@site/src/components/Steps/Steps',
  parent: 'Steps',
  checkContent: ([first]) =>
    first === undefined || (first.type === 'heading' && first.depth === 3)
      ? undefined
      : {
          rule: 'step-heading',
          message: 'A <Step> must start with a heading. Add "### …" as its first line.',
        },
} as const satisfies ComponentDefinition;

export const Checkpoint = {
  purpose:
    'What a reader sees when a step has worked: output of the terminal, or what the screen shows. It goes where the result appears, once in a step.',
  example: `<Checkpoint>

\`\`\`text
✔ 10:32:07 Convex functions ready! (1.24s)
\`\`\`

</Checkpoint>`,
  module: '@site/src/components/Steps/Steps',
  toMarkdown: (element, { blocks }) => [
    {
      type: 'blockquote',
      children: [paragraph(strong('You should see')), ...blocks(element)] as never,
    },
  ],
} as const satisfies ComponentDefinition;
