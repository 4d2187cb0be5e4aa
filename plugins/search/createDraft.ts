import type { SearchPage } from '../../src/lib/search/searchIndex';

/**
 * Whether two readings have the same result. Unchanged pages have identical sections, because their records
 * are kept.
 */
function isSame(before: readonly SearchPage[], after: readonly SearchPage[]): boolean {
  return (
    before.length === after.length &&
    after.every((page, index) => {
      const { sections, ...facts } = page;
      const { sections: known, ...knownFacts } = before[index] ?? {};
      return sections === known && JSON.stringify(facts) === JSON.stringify(knownFacts);
    })
  );
}

/** Computes something from all pages on demand, and again only when a page has changed. */
export function createDraft<Draft>(
  readPages: () => Promise<SearchPage[]>,
  make: (pages: SearchPage[]) => Draft,
): () => Promise<Draft> {
  let last: { pages: SearchPage[]; draft: Draft } | undefined;
  return async () => {
    const pages = await readPages();
    if (!last || !isSame(last.pages, pages)) last = { pages, draft: make(pages) };
    return last.draft;
  };
}
