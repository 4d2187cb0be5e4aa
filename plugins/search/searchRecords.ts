import type { SearchPage } from '../../src/lib/search/searchIndex';

/** A record of a hosted index. The search dialog reads the first three fields. */
export interface SearchRecord {
  /** The heading of a section, otherwise the page's title. */
  title: string;
  /** The absolute URL. */
  objectID: string;
  contents: string;
  /** The page's title. */
  page: string;
  /** The top-level section of the docs. */
  section?: string;
  kind: SearchPage['kind'];
  /** The page's keywords, only in its first record. */
  description?: string;
  keywords?: readonly string[];
  symbols?: string;
  errors?: string;
}

/** Algolia rejects records above 10 kB. This leaves room for the other fields in UTF-8. */
const longestContents = 6000;
const longestList = 1000;

/** Splits a text at a space. */
function cut(text: string, length: number): string {
  return text.length <= length ? text : text.slice(0, text.lastIndexOf(' ', length));
}

/**
 * One record for each page and each of its sections.
 * @param addressOf makes a path of the site absolute
 */
export function searchRecords(
  pages: readonly SearchPage[],
  addressOf: (path: string, id: string) => string,
): SearchRecord[] {
  return pages.flatMap((page) =>
    page.sections.map(({ id, heading, text, symbols, errors }) => ({
      title: heading === '' ? page.title : heading,
      objectID: addressOf(page.path, id),
      contents: cut(text, longestContents),
      page: page.title,
      ...(page.section !== undefined && { section: page.section }),
      kind: page.kind,
      ...(id === '' && { description: page.description, keywords: page.keywords }),
      ...(symbols !== '' && { symbols: cut(symbols.replaceAll('\n', ' '), longestList) }),
      ...(errors !== '' && { errors: cut(errors.replaceAll('\n', ' '), longestList) }),
    })),
  );
}
