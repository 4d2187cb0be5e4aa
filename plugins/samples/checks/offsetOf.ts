/**
 * Converts a line and a column to an offset in a text. Lines and columns start at 1; column 0 counts as 1.
 */
export function offsetOf(text: string, line: number, column: number): number {
  const before = text.split('\n').slice(0, line - 1);
  return before.reduce((sum, row) => sum + row.length + 1, 0) + Math.max(0, column - 1);
}
