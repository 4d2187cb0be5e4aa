type Row = Record<string, unknown>;

function compareCells(now: unknown, before: unknown): unknown {
  if (now === before || before === undefined) return now;
  const ratio = Number(now) / Number(before);
  if (!Number.isFinite(ratio)) return `${now} (was ${before})`;
  return `${now} (was ${before}, × ${ratio.toFixed(2)})`;
}

/**
 * Combines two measurements of the same things: each number with the earlier one and their ratio.
 * @param now rows of a table
 * @param before the rows of the same part for another commit, in the same order
 */
export function compareRows(now: readonly object[], before: readonly object[]): object[] {
  return now.map((row, index) => {
    const other = (before[index] ?? {}) as Row;
    const cells = Object.entries(row as Row);
    return Object.fromEntries(
      cells.map(([name, value]) => [name, compareCells(value, other[name])]),
    );
  });
}
