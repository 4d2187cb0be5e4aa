import type { PageSummary } from '@site/src/lib/pageSummary';

const plain = (path: string): string =>
  path
    .toLowerCase()
    .replace(/(?:\/index)?(?:\.html)?$/, '')
    .replace(/\/$/, '');

/** The page that has an address but for upper and lower case, `.html`, `/index` or a slash at its end. */
export function samePage(path: string, pages: readonly PageSummary[]): PageSummary | undefined {
  const wanted = plain(path);
  return pages.find((page) => plain(page.path) === wanted);
}
