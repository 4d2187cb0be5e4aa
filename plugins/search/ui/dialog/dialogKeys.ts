// The keys of the dialog, whose hints are in KeyHints.tsx. Those that open it, from any page and before the application
// starts, are in src/lib/isSearchKey.ts.

export const closeKey = 'Escape';

/** Follows the highlighted row; with Ctrl or Cmd in a new tab. */
export const followKey = 'Enter';

/** Shows what is offered before anything is typed. */
export const downKey = 'ArrowDown';

/** How many rows Page Up and Page Down move. */
const page = 5;

const targets: Record<string, (index: number, last: number) => number> = {
  [downKey]: (index) => index + 1,
  ArrowUp: (index) => index - 1,
  PageDown: (index) => index + page,
  PageUp: (index) => index - page,
  Home: () => 0,
  End: (_, last) => last,
};

/**
 * Where a key moves the highlight in a list; it stops at both ends.
 * @returns undefined for any other key
 */
export function moveHighlight(key: string, index: number, count: number): number | undefined {
  const target = targets[key];
  if (target === undefined || count === 0) return undefined;
  return Math.max(0, Math.min(target(index, count - 1), count - 1));
}
