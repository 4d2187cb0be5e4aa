import type { Code } from 'mdast';
import { walk } from '../../../src/lib/mdast/walk';
import type { Finding } from '../../build';
import { type FenceMeta, parseFenceMeta } from './fenceMeta';
import type { Page } from './page';

/** A fence on a page, with what is needed to refer to a position in it. Lines and columns start at 1. */
export interface Fence {
  /** Relative to the site's directory, with forward slashes. */
  file: string;
  /** Its index among the page's fences, from 0. */
  index: number;
  lang: string;
  meta: FenceMeta;
  code: string;
  /** The line of the opening marks. */
  line: number;
  column: number;
  /** How many characters of each line belong to the page's markup instead of the code. */
  indents: number[];
}

/** The fences of a page and the problems in their meta. */
export interface PageFences {
  fences: Fence[];
  fenceProblems: Finding[];
}

/** Counts the characters before each line of code: list indentation and quote marks. */
function indentsOf(node: Code, lines: string[]): number[] {
  const first = (node.position?.start.line ?? 1) + 1;
  return node.value.split('\n').map((text, row) => {
    const at = (lines[first + row - 1] ?? '').lastIndexOf(text);
    return text === '' || at === -1 ? 0 : at;
  });
}

/** Lists the fences of a page. */
export function collectFences({ file, lines, tree }: Page): PageFences {
  const fences: Fence[] = [];
  const fenceProblems: Finding[] = [];
  walk(tree, (node) => {
    if (node.type !== 'code') return;
    const { line, column } = node.position?.start ?? { line: 1, column: 1 };
    const { meta, problems } = parseFenceMeta(node.meta ?? '');
    for (const { rule, message } of problems) {
      fenceProblems.push({ file, line, column, rule, message });
    }
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
  return { fences, fenceProblems };
}
