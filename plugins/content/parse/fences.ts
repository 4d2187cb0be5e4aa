import type { Code } from 'mdast';
import { walk } from '../../../src/lib/mdast';
import { placeOf } from '../../build';
import { type FenceMeta, parseFenceMeta } from './fenceMeta';
import type { Page } from './page';

/** A fence on a page, with what is needed to refer to a position in it. Lines and columns start at 1. */
export interface Fence {
  /** Relative to the site's directory, with forward slashes. */
  file: string;
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

/** Counts the characters before each line of code: list indentation and quote marks. */
function indentsOf(node: Code, lines: string[]): number[] {
  const first = (node.position?.start.line ?? 1) + 1;
  return node.value.split('\n').map((text, row) => {
    const at = (lines[first + row - 1] ?? '').lastIndexOf(text);
    return text === '' || at === -1 ? 0 : at;
  });
}

export function collectFences({ file, lines, tree }: Page): Fence[] {
  const fences: Fence[] = [];
  walk(tree, (node) => {
    if (node.type !== 'code') return;
    fences.push({
      file,
      index: fences.length,
      lang: node.lang ?? '',
      meta: parseFenceMeta(node.meta ?? '').meta,
      code: node.value,
      ...placeOf(node),
      indents: indentsOf(node, lines),
    });
  });
  return fences;
}

/** The files that the fences of a page write, as they are after each fence. */
export class PageFiles {
  readonly #files = new Map<string, string>();

  /**
   * Takes the next fence, in the order of the page.
   * @returns the code of its file before it, if there is any
   */
  next({ title, append, expectError, skip }: FenceMeta, code: string): string | undefined {
    if (title === undefined || expectError !== undefined || skip !== undefined) return undefined;
    const before = this.#files.get(title);
    this.#files.set(title, append && before !== undefined ? `${before}\n${code}` : code);
    return before;
  }
}

/** The keys that a fence with `diff` can't have. */
const excluded = 'append collapse expect-error skip signature highlight ins del mark'.split(' ');

/**
 * Finds what is wrong with the key `diff` of a fence.
 * @param before the code of its file before it
 */
export function diffProblem(meta: FenceMeta, code: string, before: string | undefined) {
  if (!meta.diff) return undefined;
  if (meta.title === undefined) return '`diff` compares versions of a file. Add title="…".';
  if (before === undefined) {
    return `\`diff\` finds no fence title="${meta.title}" above. Add one, \`hidden\` if readers have the file already.`;
  }
  if (before === code) return '`diff` finds no change in the file. Change it, or remove the fence.';
  return excluded.some((key) => key in meta.at)
    ? '`diff` marks lines by itself. Keep only `title` and `diff`.'
    : undefined;
}
