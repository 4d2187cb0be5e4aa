/** Keys that begin alike. */
export interface Cut {
  /** Keys from here on, up to the start of the next cut, belong to this one. */
  start: string;
  keys: string[];
}

function cut(keys: string[], length: number, limit: number): Cut[] {
  const start = (keys[0] ?? '').slice(0, length);
  if (keys.length <= limit) return [{ start, keys }];
  const parts = new Map<string, string[]>();
  for (const key of keys) {
    const beginning = key.slice(0, length + 1);
    parts.set(beginning, [...(parts.get(beginning) ?? []), key]);
  }
  const cuts = [...parts.values()].flatMap((part) => cut(part, length + 1, limit));
  const [own, next] = cuts;
  // A folder's own page goes with the first pages in the folder.
  if (own?.keys.length === 1 && own.keys[0] === start && next && next.keys.length < limit) {
    return [{ start, keys: [start, ...next.keys] }, ...cuts.slice(2)];
  }
  return cuts;
}

/**
 * Cuts keys into groups of at most `limit` that begin alike. A folder is only cut where it has more pages than that,
 * and a further page changes its own group, not those after it.
 * @param keys distinct
 */
export function cutByBeginning(keys: readonly string[], limit: number): Cut[] {
  return keys.length === 0 ? [] : cut([...keys].sort(), 0, limit);
}
