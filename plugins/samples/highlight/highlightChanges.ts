import type { FenceLanguage } from '../../content';
import { compareLines } from './carryMarks';
import { groupsHtml, highlight, highlightedLines } from './highlight';

/** How many unchanged lines are shown around a change. */
const contextLines = 3;
/** Fewer lines than these aren't worth hiding. */
const minHidden = 4;

/** Finds the lines that are so far from any change that readers see them only in the whole file. */
function farLines(isChanged: readonly boolean[]): boolean[] {
  const isFar = isChanged.map(
    (_, index) =>
      !isChanged.slice(Math.max(0, index - contextLines), index + contextLines + 1).includes(true),
  );
  let start = 0;
  while (start < isFar.length) {
    let end = start + 1;
    while (end < isFar.length && isFar[end] === isFar[start]) end += 1;
    if (isFar[start] && end - start < minHidden) isFar.fill(false, start, end);
    start = end;
  }
  return isFar;
}

/** The changes of a file. */
export interface HighlightedChanges {
  /** The whole new file, with the removed lines in it. */
  html: string;
  /** Whether some of its lines are hidden until the reader asks for them. */
  isFolded: boolean;
}

/** Highlights the new version of a file and marks what has changed. Each version is highlighted alone. */
export function highlightChanges(
  before: string,
  after: string,
  language: FenceLanguage,
): HighlightedChanges {
  const changes = compareLines(before, after);
  const isChanged = changes.map(({ mark }) => mark !== undefined);
  if (!isChanged.includes(true)) return { html: highlight(after, language), isFolded: false };
  const old = highlightedLines(before, language).values();
  const current = highlightedLines(after, language).values();
  const isFar = farLines(isChanged);
  const groups = changes.map(({ mark }, index) => {
    const lines = { add: current, remove: old, mark: current };
    const line = lines[mark ?? 'mark'].next().value ?? [];
    // An unchanged line is in both versions.
    if (mark === undefined) old.next();
    return { lines: [line], mark, isFar: isFar[index] };
  });
  return { html: groupsHtml(groups), isFolded: isFar.includes(true) };
}
