/** A row of a table, which its first cell names. */
export type Row = Record<string, string | number>;

function compareCells(now: string | number, before: string | number | undefined) {
  if (now === before || typeof now === 'string' || before === undefined) return now;
  return `${now} (was ${before}, × ${(now / Number(before)).toFixed(2)})`;
}

/** Adds to each number the one that the row of the same name has in another measurement, and their ratio. */
export function compareRows(rows: readonly Row[], others: readonly Row[]): Row[] {
  const nameOf = (row: Row) => Object.values(row)[0];
  return rows.map((row) => {
    const other = others.find((one) => nameOf(one) === nameOf(row));
    const cells = Object.entries(row).map(([column, now]) => [
      column,
      compareCells(now, other?.[column]),
    ]);
    return Object.fromEntries(cells);
  });
}
