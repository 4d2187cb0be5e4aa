import type { SearchResult, SearchSource } from '../source/types';
import type { PageSection } from './cutSection';
import { pathOf, type ReadPage, titleOf } from './readPages';

/** A section of a page whose address may be unknown. */
export interface SectionOfPage extends PageSection {
  page: ReadPage;
}

/** Characters of a search for a section by what it says. */
const maxQuery = 120;

/**
 * The address of a section. The Markdown copies don't have the ids of headings, but the search index does: a search for
 * the heading, or for how the section begins, finds it. If none does, the address is the page's.
 * @param results what is known already
 */
export async function locateSection(
  { page, heading, section }: SectionOfPage,
  results: readonly SearchResult[],
  source: SearchSource,
  signal: AbortSignal,
): Promise<SearchResult> {
  const { path } = page;
  const title = titleOf(page);
  if (section === page.sections()[0]?.section) return { title, url: path };
  const isSection = ({ url, title: name }: SearchResult) =>
    url.startsWith(`${path}#`) && name === heading && pathOf(url) === path;
  const known = results.find(isSection);
  if (known) return known;
  const names = `${title} ${heading}`;
  for (const query of [names, `${names} ${section.texts[0] ?? ''}`.slice(0, maxQuery)]) {
    const found = (await source.search(query, signal)).results.find(isSection);
    if (found) return { title: heading, subtext: title, url: found.url };
  }
  return { title, url: path };
}
