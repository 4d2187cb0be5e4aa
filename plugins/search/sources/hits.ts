import type { SearchResult } from './searchSource';

/**
 * Reads the hits of a response one by one; a malformed one is left out.
 * @param read throws for a malformed hit
 * @throws if there is no list of hits, or none of them can be read
 */
export function readHits<Hit>(hits: unknown, read: (hit: Hit) => SearchResult): SearchResult[] {
  const all: Hit[] = Array.isArray(hits) ? hits : [undefined];
  const results = all.flatMap((hit) => {
    try {
      return read(hit);
    } catch {
      // The error isn't logged, because it may contain the request and with it the key.
      return [];
    }
  });
  if (all.length > 0 && results.length === 0) throw new Error('The response has no list of hits.');
  return results;
}

/** The words of a query that are worth looking for, longest first, so that a word takes precedence over its beginning. */
export function queryWords(query: string): string[] {
  const words = query.toLowerCase().match(/[\p{L}\p{N}_$]+/gu) ?? [];
  const long = words.filter((word) => word.length > 1);
  return [...new Set(long.length > 0 ? long : words)].sort((a, b) => b.length - a.length);
}

/** Characters of an excerpt: two lines of the list on a phone. */
const length = 160;
/** Characters kept before the first word that was found. */
const before = 40;

/** The part of a text around the first of the words, cut between words. */
export function excerptAround(text: string, words: readonly string[]): string {
  const plain = text.replace(/\s+/g, ' ').trim();
  if (plain.length <= length) return plain;
  const lower = plain.toLowerCase();
  const found = words.map((word) => lower.indexOf(word)).filter((index) => index >= 0);
  const first = found.length > 0 ? Math.min(...found) : 0;
  const start = first <= before ? 0 : plain.indexOf(' ', first - before) + 1;
  const rest = plain.slice(start);
  const end = rest.length <= length ? rest.length : rest.lastIndexOf(' ', length);
  const cut = rest.slice(0, end > 0 ? end : length);
  return `${start > 0 ? '… ' : ''}${cut}${cut.length < rest.length ? ' …' : ''}`;
}
