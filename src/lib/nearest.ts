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

/** Of a requested path: an address that is longer has no similar page, and comparing it would take long. */
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

interface Names {
  segments: string[];
  /** Of all segments. */
  words: string[];
  /** The title, written like a segment. */
  title: string;
}

/** Lists of pages are long and stay the same, so each page is split once. */
const known: WeakMap<PageSummary, Names> = new WeakMap();

function namesOf(page: PageSummary): Names {
  const cached = known.get(page);
  if (cached !== undefined) return cached;
  const segments = segmentsOf(page.path);
  const words = segments.flatMap((segment) => segment.split('-'));
  const title = page.title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, maxSegmentLength);
  const names = { segments, words, title };
  known.set(page, names);
  return names;
}

/** How much two names have in common, from 0 to 1. */
type Likeness = (a: string, b: string) => number;

const likeness: Likeness = (a, b) => {
  const longest = Math.max(a.length, b.length);
  return longest === 0 ? 0 : 1 - editDistance(a, b) / longest;
};

/** Never less than `likeness`, and quicker: the characters that both names have, in any order. */
const possibleLikeness: Likeness = (a, b) => {
  const longest = Math.max(a.length, b.length);
  const counts = new Int8Array(128);
  for (let index = 0; index < a.length; index += 1) {
    const code = a.charCodeAt(index) & 127;
    counts[code] = (counts[code] ?? 0) + 1;
  }
  let common = 0;
  for (let index = 0; index < b.length; index += 1) {
    const code = b.charCodeAt(index) & 127;
    const left = counts[code] ?? 0;
    if (left > 0) common += 1;
    counts[code] = left - 1;
  }
  return longest === 0 ? 0 : common / longest;
};

/** From 0 (nothing in common) to 1: the last segment counts most, then the section, then words shared. */
function scorer(path: string, compare: Likeness): (page: PageSummary) => number {
  const wanted = segmentsOf(path);
  const last = wanted.at(-1) ?? '';
  const words = new Set(wanted.flatMap((segment) => segment.split(/[-_.]/)));
  // Pages are in few sections.
  const sections: Map<string, number> = new Map();
  const sectionLikeness = (section: string) => {
    const value = sections.get(section) ?? compare(wanted[0] ?? '', section);
    sections.set(section, value);
    return value;
  };
  return (page) => {
    const { segments, words: own, title } = namesOf(page);
    const name = Math.max(compare(last, segments.at(-1) ?? ''), compare(last, title));
    const shared =
      own.filter((word) => words.has(word)).length / Math.max(words.size, own.length, 1);
    return name * 0.5 + shared * 0.35 + sectionLikeness(segments[0] ?? '') * 0.15;
  };
}

/**
 * The pages whose address or title is nearest to a path that has no page, best first.
 * @param minScore how much a page must have in common with the path, from 0 (nothing) to 1
 * @returns at most `count` pages
 */
export function nearestPages<Page extends PageSummary>(
  path: string,
  pages: readonly Page[],
  count: number,
  minScore = 0,
): Page[] {
  const scoreOf = scorer(path, likeness);
  const possibleScoreOf = scorer(path, possibleLikeness);
  const candidates = pages
    .map((page) => ({ page, possible: possibleScoreOf(page) }))
    .sort((a, b) => b.possible - a.possible);

  let best: { page: Page; score: number }[] = [];
  for (const { page, possible } of candidates) {
    const least = best.length < count ? minScore : (best.at(-1)?.score ?? minScore);
    if (possible < least) break;
    const score = scoreOf(page);
    if (score < minScore) continue;
    best = [...best, { page, score }].sort((a, b) => b.score - a.score).slice(0, count);
  }
  return best.map(({ page }) => page);
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
