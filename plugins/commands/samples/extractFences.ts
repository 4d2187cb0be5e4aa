import type { Code } from 'mdast';
import { parseFenceMeta } from '../../content/fenceMeta';
import { parsePage } from '../../content/page';
import { walk } from '../../content/walk';
import type { Fence, Problem } from './types';

/** The fences of a page and what is wrong with their meta. */
export interface ExtractedPage {
  file: string;
  fences: Fence[];
  problems: Problem[];
}

/** Counts what stands before each line of the code: the indentation of a list, a quote's marks. */
function indentsOf(node: Code, lines: string[]): number[] {
  const first = (node.position?.start.line ?? 1) + 1;
  return node.value.split('\n').map((text, row) => {
    const at = (lines[first + row - 1] ?? '').lastIndexOf(text);
    return text === '' || at === -1 ? 0 : at;
  });
}

/** Reads the fences of a page; a page that cannot be read has one problem and no fences. */
export function extractFences(file: string, source: string): ExtractedPage {
  const parsed = parsePage(file, 'docs', source);
  if (parsed.syntaxError) return { file, fences: [], problems: [parsed.syntaxError] };

  const { tree, lines } = parsed.page;
  const fences: Fence[] = [];
  const problems: Problem[] = [];
  walk(tree, (node) => {
    if (node.type !== 'code') return;
    const { line, column } = node.position?.start ?? { line: 1, column: 1 };
    const { meta, problems: faults } = parseFenceMeta(node.meta ?? '');
    for (const { rule, message } of faults) problems.push({ file, line, column, rule, message });
    fences.push({
      file,
      index: fences.length,
      lang: node.lang ?? '',
      meta,
      code: node.value,
      line,
      column,
      indents: indentsOf(node, lines),
    });
  });
  return { file, fences, problems };
}
