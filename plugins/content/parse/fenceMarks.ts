import type { FenceMeta, FenceProblem } from './fenceMeta';
import { markPattern } from './markPattern';

/** How a line is marked, and shown. */
export type LineMark = 'mark' | 'add' | 'remove';

/** The marks of a fence, line by line. */
export interface ResolvedMarks {
  /** One entry for each line of code. */
  lines: (LineMark | undefined)[];
  problems: FenceProblem[];
}

/** Determines the mark of each line. Added and removed lines take precedence over marked ones. */
export function resolveMarks(meta: FenceMeta, code: string): ResolvedMarks {
  const source = code.replace(/\n$/, '').split('\n');
  const lines: ResolvedMarks['lines'] = source.map(() => undefined);
  const problems: FenceProblem[] = [];

  const setLines = (key: 'highlight' | 'ins' | 'del', mark: LineMark) => {
    const column = meta.at[key] ?? 1;
    const beyond = meta[key].filter((line) => line > source.length);
    if (beyond.length > 0) {
      const count = source.length === 1 ? '1 line' : `${source.length} lines`;
      const message = `Line ${beyond.join(', ')} of \`${key}\` is past the end: the code has ${count}. Correct the numbers.`;
      problems.push({ rule: 'fence-lines', message, column });
    }
    for (const line of meta[key]) {
      if (line > source.length) continue;
      if (mark === 'remove' && lines[line - 1] === 'add') {
        const message = `Line ${line} is both in \`ins\` and in \`del\`. Keep it in one.`;
        problems.push({ rule: 'fence-lines', message, column });
      }
      lines[line - 1] = mark;
    }
  };

  for (const mark of meta.mark) {
    const matches = markPattern(mark) ?? (() => false);
    let found = false;
    source.forEach((line, index) => {
      if (!matches(line)) return;
      found = true;
      lines[index] = 'mark';
    });
    if (!found) {
      const message = `mark="${mark}" matches nothing in the code. Correct the text or remove it.`;
      problems.push({ rule: 'fence-mark', message, column: meta.at.mark ?? 1 });
    }
  }
  setLines('highlight', 'mark');
  setLines('ins', 'add');
  setLines('del', 'remove');
  return { lines, problems };
}
