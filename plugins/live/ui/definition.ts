import type { ComponentDefinition } from '../../../src/components/definition';
import { paragraph, text } from '../../../src/lib/mdast';

export const Live: ComponentDefinition = {
  purpose:
    'Lets readers run the page’s sample in the browser, in two windows. `preview` is the title of the fence with the component; `convex/seed.ts`, if there is one, writes the first documents. With `steps`, mutations pause before each database call and before the commit, and readers let them go on. `result` says what happens, for readers of the Markdown.',
  example:
    '<Live preview="src/App.tsx" result="A task that is added in one window appears in both." />',
  props: {
    preview: { type: 'string', required: true },
    steps: { type: 'boolean' },
    result: { type: 'string', required: true },
  },
  children: 'none',
  module: '@site/plugins/live/ui',
  // The fences are the sample; running it needs a browser.
  toMarkdown: (element, { requiredProp }) => [
    paragraph(
      text('The web page runs '),
      { type: 'inlineCode', value: requiredProp(element, 'preview') },
      text(` in two windows. ${requiredProp(element, 'result').replaceAll('`', '')}`),
    ),
  ],
};
