import { editDistance } from '@site/src/lib/nearest';
import type { PageSummary } from '@site/src/lib/pageSummary';

function segmentsOf(path: string): string[] {
  return path
    .toLowerCase()
    .replace(/\.(html|mdx?)$/, '')
    .split('/')
    .filter((segment) => segment !== '' && segment !== 'docs' && segment !== 'index');
}

function likeness(a: string, b: string): number {
  const longest = Math.max(a.length, b.length);
  return longest === 0 ? 0 : 1 - editDistance(a, b) / longest;
}

/** From 0 (nothing in common) to 1: the last segment counts most, then the section, then words shared. */
function score(wanted: string[], page: PageSummary): number {
  const segments = segmentsOf(page.path);
  const last = wanted.at(-1) ?? '';
  const titled = page.title.toLowerCase().replace(/[^a-z0-9]+/g, '-');
  const name = Math.max(likeness(last, segments.at(-1) ?? ''), likeness(last, titled));
  const words = new Set(wanted.flatMap((segment) => segment.split(/[-_.]/)));
  const own = segments.flatMap((segment) => segment.split('-'));
  const shared = own.filter((word) => words.has(word)).length / Math.max(words.size, own.length, 1);
  const section = likeness(wanted[0] ?? '', segments[0] ?? '');
  return name * 0.5 + shared * 0.35 + section * 0.15;
}

/** The pages whose address or title is nearest to a path that has no page, best first. */
export function nearestPages(
  path: string,
  pages: readonly PageSummary[],
  count: number,
): PageSummary[] {
  const wanted = segmentsOf(path);
  return pages
    .map((page) => ({ page, score: score(wanted, page) }))
    .sort((a, b) => b.score - a.score)
    .slice(0, count)
    .map(({ page }) => page);
}
