/**
 * Makes a test for texts that contain each word of a query, whatever its case.
 * @returns undefined for a query without words
 */
export function wordFilter(query: string): ((text: string) => boolean) | undefined {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return undefined;
  return (text) => {
    const lower = text.toLowerCase();
    return words.every((word) => lower.includes(word));
  };
}
