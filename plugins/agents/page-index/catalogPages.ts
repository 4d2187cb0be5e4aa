import type { LoadedVersion } from '@docusaurus/plugin-content-docs';
import type { CatalogPage } from '../../../src/lib/docsCatalog';
import { headingsOf } from '../../../src/lib/markdown';
import { routeOf } from '../../../src/lib/routes';
import type { ParsedPage } from '../../content';
import { fileOfDoc, kindOfRoute, sidebarSections } from '../../content';

const trimmed = (text: string) => text.replace(/\s+/g, ' ').trim();

/** The words of a heading of the source, without its id. */
const sourceWords = (text: string) => trimmed(text.replace(/\/\*\s*#\S[\s\S]*\*\/\s*$/, ''));

/** The words of a heading in the Markdown copy, where the headings of steps have numbers, and some the release. */
const copyWords = (text: string) =>
  trimmed(text.replace(/^\d+\. /, '').replace(/ \(since \d+\.\d+\.\d+\)$/, ''));

/**
 * Lists the id of each heading below the title, in the order of the page's Markdown copy. Headings of a partial
 * have none, because the page's own source doesn't contain them.
 */
function anchorsOf({ headings, markdown }: ParsedPage): string[] {
  if (!markdown || 'error' in markdown) return [];
  let next = 0;
  return headingsOf(markdown.text.split('\n'))
    .filter(({ depth }) => depth > 1)
    .map(({ text }) => {
      const found = headings.findIndex(
        (heading, index) =>
          index >= next && [text, copyWords(text)].includes(sourceWords(heading.text)),
      );
      if (found < 0) return '';
      next = found + 1;
      return headings[found]?.id ?? '';
    });
}

type SidebarItem = LoadedVersion['sidebars'][string][number];

/** Lists the ids of pages in the order of the sidebars. */
function sidebarOrder(items: readonly SidebarItem[]): string[] {
  return items.flatMap((item) => {
    if (item.type === 'doc' || item.type === 'ref') return [item.id];
    if (item.type !== 'category') return [];
    const own = item.link?.type === 'doc' ? [item.link.id] : [];
    return [...own, ...sidebarOrder(item.items)];
  });
}

/**
 * Describes all listed pages: the sidebars' pages first and in their order, then the others by address.
 * @param pages by file
 */
export function catalogPages(
  { docs, sidebars }: Pick<LoadedVersion, 'docs' | 'sidebars'>,
  pages: ReadonlyMap<string, ParsedPage>,
  baseUrl: string,
): CatalogPage[] {
  const sections = sidebarSections(sidebars);
  const order = new Map(
    Object.values(sidebars)
      .flatMap(sidebarOrder)
      .reverse()
      .map((id, index, { length }) => [id, length - index]),
  );
  const last = order.size + docs.length;
  return docs
    .filter(({ unlisted, draft }) => !unlisted && !draft)
    .map((doc) => {
      const source = pages.get(fileOfDoc(doc));
      const route = routeOf(doc.permalink, baseUrl);
      const kind = kindOfRoute(route);
      const section = sections.get(doc.id);
      const page: CatalogPage = {
        route,
        title: doc.title,
        description: doc.description,
        ...(section !== undefined && { section }),
        ...(kind !== 'page' && { kind }),
        anchors: source ? anchorsOf(source) : [],
      };
      return { page, place: order.get(doc.id) ?? last };
    })
    .sort((a, b) => a.place - b.place || (a.page.route < b.page.route ? -1 : 1))
    .map(({ page }) => page);
}
