import { describe, expect, test } from 'vitest';
import { headingIds } from '../../../../plugins/content/headingIds';
import { parsePage } from '../../../../plugins/content/page';

function idsOf(source: string): string[] {
  const parsed = parsePage('docs/page.mdx', 'docs', source);
  if (parsed.syntaxError) throw new Error(parsed.syntaxError.message);
  return headingIds(parsed.page.tree).map(({ id }) => id);
}

describe('headingIds', () => {
  test.each([
    ['## Define a table', 'define-a-table'],
    ['## Use `useQuery` in *React*', 'use-usequery-in-react'],
    ['## What is v.id("a")?', 'what-is-vida'],
    ['## Define a table {/* #tables */}', 'tables'],
    ['## Define a table {/* #tables and more */}', 'tables'],
    ['## Define a table \\{#tables}', 'tables'],
    ['## A [link](./other.mdx) here', 'a-link-here'],
  ])('gives %s the id %s', (source, id) => {
    expect(idsOf(source)).toEqual([id]);
  });

  test('numbers headings of the same text, as Docusaurus does', () => {
    expect(idsOf('## One\n\n## One\n\n<Steps>\n\n### One\n\n</Steps>\n')).toEqual([
      'one',
      'one-1',
      'one-2',
    ]);
  });
});
