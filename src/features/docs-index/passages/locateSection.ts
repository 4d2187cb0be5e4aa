import type { SearchResult } from '../source/searchSource';
import type { PageSection } from './cutSection';
import { type ReadAnchors, type ReadPage, titleOf } from './readPages';

/** A section of a page. */
export interface SectionOfPage extends PageSection {
  page: ReadPage;
}

/**
 * The address of a section; the page's, if its heading has no id.
 * @param results what is known already
 */
export async function locateSection(
  { page, heading, number }: SectionOfPage,
  results: readonly SearchResult[],
  readAnchors: ReadAnchors,
): Promise<SearchResult> {
  const title = titleOf(page);
  const anchor = number > 0 && (await readAnchors(page.path))[number - 1];
  if (!anchor) return { title, url: page.path };
  const url = `${page.path}#${anchor}`;
  return results.find((result) => result.url === url) ?? { title: heading, subtext: title, url };
}
