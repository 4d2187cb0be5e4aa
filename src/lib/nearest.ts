/**
 * Counts the edits (insert, delete, replace, swap of neighbors) that turn one text into the other.
 * It stops at `limit` and returns that.
 */
export function editDistance(from: string, to: string, limit = Number.POSITIVE_INFINITY): number {
  let beforePrevious: number[] = [];
  let previous = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let row = 1; row <= from.length; row += 1) {
    const current = [row];
    let least = row;
    for (let column = 1; column <= to.length; column += 1) {
      const same = from[row - 1] === to[column - 1];
      let cost = Math.min(
        (previous[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (previous[column - 1] ?? 0) + (same ? 0 : 1),
      );
      const swapped = from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      if (row > 1 && column > 1 && swapped) {
        cost = Math.min(cost, (beforePrevious[column - 2] ?? 0) + 1);
      }
      current.push(cost);
      least = Math.min(least, cost);
    }
    // A swap reaches back two rows, so one row at the limit is not enough.
    if (least > limit) return limit;
    beforePrevious = previous;
    previous = current;
  }
  return Math.min(previous[to.length] ?? 0, limit);
}

/** Returns the candidate closest to a mistyped name, ignoring case, or undefined when none is near. */
export function nearest<T extends string>(name: string, candidates: Iterable<T>): T | undefined {
  const wanted = name.toLowerCase();
  // A third of the letters may be wrong: more than that and the suggestion misleads.
  let smallest = Math.max(2, Math.floor(name.length / 3)) + 1;
  let best: T | undefined;
  for (const candidate of candidates) {
    // The difference in length is a lower bound and spares most comparisons in long lists.
    if (Math.abs(candidate.length - name.length) >= smallest) continue;
    const distance = editDistance(wanted, candidate.toLowerCase(), smallest);
    if (distance < smallest && distance < Math.max(name.length, candidate.length)) {
      smallest = distance;
      best = candidate;
    }
  }
  return best;
}
