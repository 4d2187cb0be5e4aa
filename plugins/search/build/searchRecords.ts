import type { SearchPage } from './types';

export type SearchRecord = ReturnType<typeof searchRecords>[number];

/** Cuts a text at a space. Algolia rejects records above 10 kB. */
function cut(text: string, length: number): string {
  return text.length <= length ? text : text.slice(0, text.lastIndexOf(' ', length));
}

const list = (lines: string) => cut(lines.replaceAll('\n', ' '), 1000) || undefined;

/**
 * The records of a hosted index, one for each page and each of its sections. The search dialog reads the first three fields.
 * @param addressOf makes a path of the site absolute
 */
export function searchRecords(
  pages: readonly SearchPage[],
  addressOf: (path: string, id: string) => string,
) {
  return pages.flatMap(({ title, path, section, kind, description, keywords, sections }) =>
    sections.map(({ id, heading, text, symbols, errors }) => ({
      title: heading || title,
      objectID: addressOf(path, id),
      contents: cut(text, 6000),
      page: title,
      section,
      kind,
      ...(id === '' && { description, keywords }),
      symbols: list(symbols),
      errors: list(errors),
    })),
  );
}
