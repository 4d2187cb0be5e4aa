import { isPartial } from './partials';
import type { PageRecord } from './record';

/** Pages and partials by file. */
type Files = ReadonlyMap<string, PageRecord>;

/** A page and the partials it includes; undefined when one of them can't be parsed. */
function partsOf(page: PageRecord, files: Files): PageRecord[] | undefined {
  const shown = new Set<PageRecord | undefined>([page]);
  for (const part of shown) {
    if (!part || part.syntaxError) return undefined;
    for (const { file } of part.imports) shown.add(files.get(file));
  }
  return [...shown].filter((part) => part !== undefined);
}

/** The ids that pages may link to; undefined when the page or a partial can't be parsed. */
export function anchorsOf(page: PageRecord, files: Files): Set<string> | undefined {
  const parts = partsOf(page, files);
  return parts && new Set(parts.flatMap(({ anchors }) => anchors));
}

/** The addresses of all pages, by route, with their ids, those that links from elsewhere use included. */
export function addressesOf(files: Files) {
  return new Map(
    [...files]
      .filter(([file]) => !isPartial(file))
      .map(([file, page]) => {
        const headings = partsOf(page, files)?.flatMap((part) => part.headings);
        const aliases = headings?.flatMap((heading) => heading.aliases);
        const ids = aliases && new Set([...(anchorsOf(page, files) ?? []), ...aliases]);
        return [page.route, { file, ids }] as const;
      }),
  );
}
