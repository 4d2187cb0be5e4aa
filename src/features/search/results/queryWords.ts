/** The words of a query that are worth looking for, longest first, so that a word takes precedence over its beginning. */
export function queryWords(query: string): string[] {
  const words = query.toLowerCase().match(/[\p{L}\p{N}_$]+/gu) ?? [];
  const long = words.filter((word) => word.length > 1);
  return [...new Set(long.length > 0 ? long : words)].sort((a, b) => b.length - a.length);
}
