import type { LoadedVersion } from '@docusaurus/plugin-content-docs';
import { routeOf, withoutTrailingSlash } from '../../../src/lib/routes';
import type { PageStore, ParsedPage } from '../../content';
import { fileOfDoc, kindOfRoute, sidebarSections } from '../../content';
import { readerNames, readerPhrases } from './readerWords';
import type { SearchPage } from './types';

type Doc = LoadedVersion['docs'][number];

/** The words that readers may use for the page. What isn't a list, the content rules report. */
function keywordsOf(record: ParsedPage | undefined): string[] {
  const value = record?.frontMatter.keywords?.value;
  return Array.isArray(value) ? value.map(String) : [];
}

function searchPage(
  doc: Doc,
  sections: ReadonlyMap<string, string>,
  baseUrl: string,
  record: ParsedPage | undefined,
): SearchPage {
  const path = withoutTrailingSlash(doc.permalink);
  const route = routeOf(path, baseUrl);
  const { sidebar_label: label } = doc.frontMatter;
  const section = sections.get(doc.id);
  return {
    path,
    title: doc.title,
    ...(label !== undefined && label !== doc.title && { label }),
    description: doc.description,
    keywords: keywordsOf(record),
    names: readerNames(route),
    phrases: readerPhrases(route),
    kind: kindOfRoute(route),
    ...(section !== undefined && { section }),
    // A page that can't be parsed has none; the content rules report why.
    sections: record?.sections ?? [],
  };
}

/** Reads the pages that search finds: all except drafts and unlisted ones. */
export async function readSearchPages(
  { docs, sidebars }: LoadedVersion,
  baseUrl: string,
  store: PageStore,
): Promise<SearchPage[]> {
  const sections = sidebarSections(sidebars);
  const listed = docs
    .filter((doc) => !doc.unlisted && !doc.draft)
    .map((doc) => ({ doc, file: fileOfDoc(doc) }));
  const records = await store.read(listed.map(({ file }) => file));
  return listed.map(({ doc, file }) => searchPage(doc, sections, baseUrl, records.get(file)));
}
