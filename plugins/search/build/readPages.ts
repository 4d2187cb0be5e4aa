import type { LoadedVersion } from '@docusaurus/plugin-content-docs';
import { routeOf, withoutTrailingSlash } from '../../../src/lib/routes';
import type { PageStore, ParsedPage } from '../../content';
import { fileOfDoc, kindOfRoute, sidebarSections } from '../../content';
import { readerNames, readerPhrases } from './readerWords';
import type { SearchPage, SearchSection } from './types';

type Doc = LoadedVersion['docs'][number];

const nothing: SearchSection = {
  id: '',
  heading: '',
  text: '',
  symbols: '',
  errors: '',
  topics: '',
};

/**
 * The indexed part of a page's text. It is an empty section if the page can't be parsed; the content rules
 * report why.
 */
export function sectionsOf(record: ParsedPage | undefined): SearchSection[] {
  return record && !record.syntaxError ? record.sections : [nothing];
}

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
    sections: sectionsOf(record),
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
