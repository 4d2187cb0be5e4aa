type Row = Record<string, unknown>;

function compareCells(now: unknown, before: unknown): unknown {
  if (now === before || before === undefined) return now;
  const ratio = Number(now) / Number(before);
  if (!Number.isFinite(ratio)) return `${now} (was ${before})`;
  return `${now} (was ${before}, × ${ratio.toFixed(2)})`;
}

/** What a row is about, which is its first cell. */
const labelOf = (row: object) => Object.values(row)[0] as unknown;

/**
 * Combines two measurements of the same things: each number with the earlier one and their ratio.
 * @param now rows of a table
 * @param before the rows of the same part for another commit; those about something that `now` lacks are left out
 */
export function compareRows(now: readonly object[], before: readonly object[]): object[] {
  const earlier = new Map(before.map((row) => [labelOf(row), row as Row]));
  return now.map((row) => {
    const [label, ...cells] = Object.entries(row as Row);
    const other = earlier.get(labelOf(row)) ?? {};
    const compared = cells.map(([name, value]) => [name, compareCells(value, other[name])]);
    return Object.fromEntries(label ? [label, ...compared] : compared);
  });
}
