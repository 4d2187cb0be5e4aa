import type { PageSummary } from '@site/src/lib/docsCatalog';

/**
 * Loads the list of all pages and calls back with it, for an effect of React.
 * @returns stops waiting for it
 */
export function withAllPages(use: (pages: PageSummary[]) => void): () => void {
  let isWanted = true;
  import('@generated/page-index/default/pages.json').then(
    ({ default: pages }) => isWanted && use(pages),
    (error) => console.warn('The list of pages could not be loaded.', error),
  );
  return () => {
    isWanted = false;
  };
}
