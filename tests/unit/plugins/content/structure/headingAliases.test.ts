import headings from '@docusaurus/mdx-loader/lib/remark/headings/index.js';
import type { Root } from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { expect, test } from 'vitest';
import { headingAliases } from '../../../../../plugins/content/remark/links';

async function compile(source: string): Promise<string> {
  const parser = unified().use(remarkParse).use(remarkMdx);
  const processor = unified().use(headingAliases).use(headings, { anchorsMaintainCase: false });
  const tree = (await processor.run(parser.parse(source))) as Root;
  return unified().use(remarkStringify).use(remarkMdx).stringify(tree).trim();
}

test('earlier ids of a heading become anchors before it', async () => {
  expect(await compile('Text.\n\n## Create a thread {/* #create #new #start */}')).toBe(
    'Text.\n\n<span id="new" />\n\n<span id="start" />\n\n## Create a thread',
  );
});

test('a heading with one id stays alone', async () => {
  expect(await compile('## Create {/* #create */}')).toBe('## Create');
});
