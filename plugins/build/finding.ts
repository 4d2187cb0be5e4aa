/** A mistake in a page. Lines and columns start at 1. */
export interface Finding {
  /** Relative to the site's directory, with forward slashes. */
  file: string;
  line: number;
  column: number;
  rule: string;
  /** What is wrong and how to fix it. */
  message: string;
}

export interface Place {
  line: number;
  column: number;
}

interface Positioned {
  position?: { start: Place } | undefined;
}

const fileStart: Place = { line: 1, column: 1 };

export const placeOf = ({ position }: Positioned): Place => position?.start ?? fileStart;

export function findingAt(
  file: string,
  where: Positioned | Place,
  rule: string,
  message: string,
): Finding {
  const { line, column } = 'line' in where ? where : placeOf(where);
  return { file, line, column, rule, message };
}

export function compareFindings(a: Finding, b: Finding): number {
  return a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column;
}

/** Formats a finding on one line, in the form that editors turn into a link. */
export function formatFinding({ file, line, column, message, rule }: Finding): string {
  return `${file}:${line}:${column}  ${message.replaceAll('\n', '\n    ')} [${rule}]`;
}

/** Formats a number with its noun: `1 page`, `2 pages`. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}
