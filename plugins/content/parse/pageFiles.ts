import type { FenceMeta } from './fenceMeta';

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

const others = ['append', 'collapse', 'twoslash', 'expectError', 'skip', 'signature'] as const;
const marks = ['highlight', 'ins', 'del', 'mark'] as const;

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
  const isSet = (key: (typeof others)[number]) => meta[key] !== false && meta[key] !== undefined;
  if (others.some(isSet) || marks.some((key) => meta[key].length > 0)) {
    return '`diff` marks lines by itself. Keep only `title` and `diff`.';
  }
  return undefined;
}
