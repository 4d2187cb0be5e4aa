/** A longer query costs time and finds nothing more. */
const maxQueryLength = 300;

/** Cuts a query between words. */
export function shortened(query: string, limit: number = maxQueryLength): string {
  const trimmed = query.trim();
  if (trimmed.length <= limit) return trimmed;
  const space = trimmed.lastIndexOf(' ', limit);
  return trimmed.slice(0, space > 0 ? space : limit);
}
