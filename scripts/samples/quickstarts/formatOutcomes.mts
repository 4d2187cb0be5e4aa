import type { NotFollowed, Outcome } from './quickstartTypes.mts';

const headings = ['Quickstart', 'Starter', 'Steps', 'Types', 'Build', 'Seconds', 'Notes'];

function row({ name, starter, applied, total, ...rest }: Outcome): string[] {
  const { steps, typeCheck, build, seconds, notes } = rest;
  const followed = `${applied} of ${total}${steps === 'failed' ? ', failed' : ''}`;
  const whole = String(Math.round(seconds));
  return [name, starter, followed, typeCheck, build, whole, notes.filter(Boolean).join('; ')];
}

/** Whether everything in a quickstart worked. */
export function isClean(outcome: Outcome): boolean {
  return outcome.failure === undefined;
}

const unknownRow = ({ name, reason }: NotFollowed) => [
  name,
  '-',
  'not followed',
  '-',
  '-',
  '-',
  reason,
];

/** Writes the results as a Markdown table, with what wasn't followed at its end, and below it what failed. */
export function formatOutcomes(
  outcomes: readonly Outcome[],
  others: readonly NotFollowed[] = [],
): string {
  const rows = [headings, ...outcomes.map(row), ...others.map(unknownRow)];
  const widths = headings.map((_, column) =>
    Math.max(...rows.map((cells) => (cells[column] ?? '').length)),
  );
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  const [head = [], ...body] = rows;
  const table = [line(head), line(widths.map((width) => '-'.repeat(width))), ...body.map(line)];
  const failures = outcomes.flatMap(({ name, failure }) =>
    failure ? ['', `${name}: \`${failure.what}\` failed`, failure.output.replace(/^/gm, '  ')] : [],
  );
  return [...table, ...failures].join('\n');
}
