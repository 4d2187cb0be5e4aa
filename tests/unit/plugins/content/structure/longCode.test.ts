import type { InlineCode, Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { describe, expect, test } from 'vitest';
import { longCode } from '../../../../../plugins/content/remark/tables';

/** The codes of a page that may break into lines. */
function longCodesOf(source: string): string[] {
  const processor = unified().use(remarkParse).use(remarkGfm).use(longCode);
  const codes: string[] = [];
  visit(processor.runSync(processor.parse(source)) as Root, 'inlineCode', (code: InlineCode) => {
    if (code.data?.hProperties?.['data-long'] === '') codes.push(code.value);
  });
  return codes;
}

const error = 'Too many documents read in a single function execution (limit: 32000).';
const table = (cell: string) => `| Text | What to do |\n| --- | --- |\n| ${cell} | Paginate |\n`;

describe('code in a table', () => {
  test('may break when it is a sentence', () => {
    expect(longCodesOf(table(`\`${error}\``))).toEqual([error]);
    expect(longCodesOf(table(`**[\`${error}\`](./error.mdx)**`))).toEqual([error]);
  });

  test.each([
    'ctx.db.get(id)',
    'ctx.db.insert("tasks", document)',
    'UDF_EXECUTOR_OCC_INITIAL_BACKOFF_MS',
  ])('stays in one piece when it is a name or a short call: %s', (name) => {
    expect(longCodesOf(table(`\`${name}\``))).toEqual([]);
  });
});
