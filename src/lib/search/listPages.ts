import type { RankedPage } from './rankPages';
import type { SectionCounts } from './searchIndex';

/** The pages that a search found, best first. */
export interface PageList {
  pages: readonly RankedPage[];
  counts: SectionCounts;
}

/** How many pages each section has, in the order of their first pages. */
function countSections(pages: readonly RankedPage[], sectionOf: readonly string[]): SectionCounts {
  const counts = new Map<string, number>();
  for (const { page } of pages) {
    const section = sectionOf[page] ?? '';
    counts.set(section, (counts.get(section) ?? 0) + 1);
  }
  return [...counts];
}

/**
 * Lists the ranked pages that count as found: the best ones, and those with every word of the query.
 * @param limit how many are found even if they lack a word
 * @param sectionOf the top-level section of each page
 * @param section leaves out the pages of other sections; they count
 */
export function listPages(
  ranked: readonly RankedPage[],
  limit: number,
  sectionOf: readonly string[],
  section?: string,
): PageList {
  const found = ranked.filter(({ isFull }, index) => isFull || index < limit);
  return {
    pages: section === undefined ? found : found.filter(({ page }) => sectionOf[page] === section),
    counts: countSections(found, sectionOf),
  };
}

/**
 * Puts a page before all others. If it's not among the best, it's listed without its sections, so nothing of it has to
 * be loaded.
 */
export function pageFirst(
  page: number,
  ranked: readonly RankedPage[],
  limit: number,
): RankedPage[] {
  const known = ranked.slice(0, limit).find((one) => one.page === page);
  const first = known ?? { page, isFull: true, score: 0, best: 0, sections: [] };
  return [first, ...ranked.filter((one) => one.page !== page)];
}
