import type { LoadedVersion } from '@docusaurus/plugin-content-docs';
import type { CatalogPage } from '../../../src/lib/docsCatalog';
import { headingsOf } from '../../../src/lib/markdown';
import { routeOf } from '../../../src/lib/routes';
import type { ParsedPage } from '../../content';
import { fileOfDoc, sidebarSections } from '../../content';

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

/**
 * Describes all listed pages.
 * @param pages by file
 */
export function catalogPages(
  { docs, sidebars }: Pick<LoadedVersion, 'docs' | 'sidebars'>,
  pages: ReadonlyMap<string, ParsedPage>,
  baseUrl: string,
): CatalogPage[] {
  const sections = sidebarSections(sidebars);
  return docs
    .filter(({ unlisted, draft }) => !unlisted && !draft)
    .map((doc) => {
      const source = pages.get(fileOfDoc(doc));
      const section = sections.get(doc.id);
      return {
        route: routeOf(doc.permalink, baseUrl),
        title: doc.title,
        description: doc.description,
        ...(section !== undefined && { section }),
        anchors: source ? anchorsOf(source) : [],
      };
    });
}
