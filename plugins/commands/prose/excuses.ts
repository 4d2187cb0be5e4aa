import { type Finding, findingAt } from '../../content/finding';
import excusedPages from './excusedPages.json';

/** The rule that pages written before it existed are excused from. */
const excusedRule = 'native-english';

/**
 * Drops the findings that older pages are excused from, and reports excuses that are no longer needed, so
 * that the list only gets shorter.
 * @param files the pages that were checked
 * @param excused pages by file, or folders that end with a slash.
 * @defaultValue excusedPages.json
 */
export function applyExcuses(
  findings: readonly Finding[],
  files: readonly string[],
  excused: readonly string[] = excusedPages,
): Finding[] {
  const excuseOf = (file: string) =>
    excused.find((entry) => (entry.endsWith('/') ? file.startsWith(entry) : file === entry));
  const excusedFindings = findings.filter(
    ({ file, rule }) => rule === excusedRule && excuseOf(file) !== undefined,
  );
  const needed = new Set(excusedFindings.map(({ file }) => excuseOf(file)));
  const stale = excused.filter((entry) => {
    const isChecked = files.some((file) => excuseOf(file) === entry);
    return isChecked && !needed.has(entry);
  });
  return [
    ...findings.filter((finding) => !excusedFindings.includes(finding)),
    ...stale.map((entry) =>
      findingAt(
        entry,
        { line: 1, column: 1 },
        'stale-excuse',
        'The page reads as native English. Remove it from plugins/commands/prose/excusedPages.json.',
      ),
    ),
  ];
}
