import headings from '@docusaurus/mdx-loader/lib/remark/headings/index.js';
import type { Heading } from 'mdast';
import { unified } from 'unified';
import { describe, expect, test } from 'vitest';
import { headingIds } from '../../../../plugins/content/parse/headingIds';
import { parsePage } from '../../../../plugins/content/parse/page';
import { walk } from '../../../../src/lib/mdast';

function parse(source: string) {
  const parsed = parsePage('docs/page.mdx', 'docs', source);
  if (parsed.syntaxError) throw new Error(parsed.syntaxError.message);
  return parsed.page.tree;
}

const idsOf = (source: string) => headingIds(parse(source)).map(({ id }) => id);

/** The ids that Docusaurus gives the headings. */
async function builtIdsOf(source: string): Promise<unknown[]> {
  const tree = parse(source);
  await unified().use(headings, { anchorsMaintainCase: false }).run(tree);
  const ids: unknown[] = [];
  walk(tree, (node) => {
    if (node.type === 'heading') ids.push((node as Heading & { data: { id: string } }).data.id);
  });
  return ids;
}

describe('headingIds', () => {
  test.each([
    ['## Define a table', 'define-a-table'],
    ['## Use `useQuery` in *React*', 'use-usequery-in-react'],
    ['## What is v.id("a")?', 'what-is-vida'],
    ['## Define a table {/* #tables */}', 'tables'],
    ['## Define a table {/* #tables and more */}', 'tables'],
    ['## Define a table {/* #tables #schema */}', 'tables'],
    ['## Define a table \\{#tables}', 'tables'],
    ['## A [link](./other.mdx) here', 'a-link-here'],
  ])('gives %s the id %s', async (source, id) => {
    expect(idsOf(source)).toEqual([id]);
    expect(await builtIdsOf(source)).toEqual([id]);
  });

  test('numbers headings of the same text, as Docusaurus does', async () => {
    const source = '## One\n\n## One\n\n<Steps>\n\n### One\n\n</Steps>\n';
    expect(idsOf(source)).toEqual(['one', 'one-1', 'one-2']);
    expect(await builtIdsOf(source)).toEqual(idsOf(source));
  });
});
