import type { Root } from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { VFile } from 'vfile';
import { expect, test } from 'vitest';
import { liveSamples } from '../../../../plugins/samples/live/remarkLiveSamples';

const processor = unified().use(remarkParse).use(remarkMdx).use(remarkStringify).use(liveSamples);

const build = (value: string): Root => {
  const file = new VFile({ value, path: 'docs/tutorial/index.mdx' });
  return processor.runSync(processor.parse(file), file) as Root;
};

test('each live sample of a page gets the name of its compiled one', () => {
  const tree = build('Text.\n\n<Live preview="src/A.tsx" />\n\n<Live preview="src/B.tsx" />\n');
  expect(processor.stringify(tree)).toBe(
    'Text.\n\n<Live sample="tutorial-index-1" />\n\n<Live sample="tutorial-index-2" />\n',
  );
});
