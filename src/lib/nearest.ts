import type { PageSummary } from './docsCatalog.ts';

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

/** Longer paths resemble no page, and comparing them is slow. */
const maxSegments = 8;
const maxSegmentLength = 40;

function segmentsOf(path: string): string[] {
  return path
    .toLowerCase()
    .replace(/\.(html|mdx?)$/, '')
    .split('/')
    .filter((segment) => segment !== '' && segment !== 'docs' && segment !== 'index')
    .slice(-maxSegments)
    .map((segment) => segment.slice(0, maxSegmentLength));
}

/** Measures how much names have in common with `wanted`, from 0 to 1. Names repeat, and each is compared once. */
function likenessTo(wanted: string): (name: string) => number {
  const known = new Map<string, number>();
  return (name) => {
    const longest = Math.max(wanted.length, name.length);
    const likeness = known.get(name) ?? (longest && 1 - editDistance(wanted, name) / longest);
    known.set(name, likeness);
    return likeness;
  };
}

/**
 * The pages whose address or title is nearest to a path that has no page, best first. The last segment counts most,
 * then the words shared, then the section.
 * @param minScore how much a page must have in common with the path, from 0 (nothing) to 1
 * @returns at most `count` pages
 */
export function nearestPages<Page extends PageSummary>(
  path: string,
  pages: readonly Page[],
  count: number,
  minScore = 0,
): Page[] {
  const wanted = segmentsOf(path);
  const lastLikeness = likenessTo(wanted.at(-1) ?? '');
  const sectionLikeness = likenessTo(wanted[0] ?? '');
  const words = new Set(wanted.flatMap((segment) => segment.split(/[-_.]/)));

  const scoreOf = (page: Page) => {
    const segments = segmentsOf(page.path);
    const title = page.title
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .slice(0, maxSegmentLength);
    const own = segments.flatMap((segment) => segment.split('-'));
    const shared = own.filter((word) => words.has(word)).length;
    const name = Math.max(lastLikeness(segments.at(-1) ?? ''), lastLikeness(title));
    const section = sectionLikeness(segments[0] ?? '');
    return name * 0.5 + (shared / Math.max(words.size, own.length, 1)) * 0.35 + section * 0.15;
  };
  return pages
    .map((page) => ({ page, score: scoreOf(page) }))
    .filter(({ score }) => score >= minScore)
    .sort((a, b) => b.score - a.score)
    .slice(0, count)
    .map(({ page }) => page);
}

const plainPath = (path: string): string =>
  path
    .toLowerCase()
    .replace(/(?:\/index)?(?:\.html)?$/, '')
    .replace(/\/$/, '');

/** The page that has an address but for upper and lower case, `.html`, `/index` or a slash at its end. */
export function samePage(path: string, pages: readonly PageSummary[]): PageSummary | undefined {
  const wanted = plainPath(path);
  return pages.find((page) => plainPath(page.path) === wanted);
}
