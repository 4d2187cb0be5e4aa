import { editDistance } from '@site/src/lib/nearest';
import type { PageSummary } from '@site/src/lib/pageSummary';
import { routeOf } from '@site/src/lib/routeOf';

const wordsIn = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? [];

/** How far a word is from the nearest of others, from 0 (the same) to 1. */
function distanceTo(word: string, others: readonly string[]): number {
  const distances = others.map((other) =>
    other.startsWith(word) ? 0 : editDistance(word, other) / Math.max(word.length, other.length),
  );
  return Math.min(1, ...distances);
}

/** The top-level pages whose sections have the words nearest to the query's, nearest first. */
export function closestSections(
  query: string,
  pages: readonly PageSummary[],
  baseUrl: string,
  count: number,
): PageSummary[] {
  const words = new Map<string, string[]>();
  for (const { path, title } of pages) {
    const [section = ''] = routeOf(path, baseUrl).slice(1).split('/');
    words.set(section, [...(words.get(section) ?? []), ...wordsIn(`${title} ${path}`)]);
  }
  const typed = wordsIn(query);
  const score = (section: string) =>
    typed.reduce((total, word) => total + distanceTo(word, words.get(section) ?? []), 0);
  return pages
    .map((page) => ({ page, section: routeOf(page.path, baseUrl).slice(1) }))
    .filter(({ section }) => section !== '' && !section.includes('/'))
    .map(({ page, section }) => ({ page, score: score(section) }))
    .sort((a, b) => a.score - b.score)
    .slice(0, count)
    .map(({ page }) => page);
}
