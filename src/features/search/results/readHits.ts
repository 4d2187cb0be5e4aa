import type { SearchAnswer, SearchResult } from '@site/src/features/docs-index';

/**
 * Reads the hits of a response one by one, so that a malformed one doesn't cost the others.
 * @param read throws for a malformed hit
 * @throws if there is no list of hits, or none of them can be read
 */
export function readHits<Hit>(hits: unknown, read: (hit: Hit) => SearchResult): SearchAnswer {
  const results: SearchResult[] = [];
  let broken = 0;
  for (const hit of Array.isArray(hits) ? hits : [undefined]) {
    try {
      results.push(read(hit));
    } catch {
      // The error isn't logged, because it may contain the request and with it the key.
      broken += 1;
    }
  }
  if (broken > 0 && results.length === 0) throw new Error('The response has no list of hits.');
  return { results, ...(broken > 0 && { isIncomplete: true }) };
}
