import {
  frontMatterText,
  isPartial,
  kindOfRoute,
  listDocs,
  pageStore,
} from '../../plugins/content';
import { buildIndex, indexFiles } from '../../plugins/search/build/buildIndex';
import { readerNames, readerPhrases, readSynonyms } from '../../plugins/search/build/readerWords';
import { sectionsOf } from '../../plugins/search/build/readPages';
import type { SearchPage } from '../../plugins/search/build/types';
import { createEngine } from '../../plugins/search/engine/find';

/** Reads all pages as the search index does, but without Docusaurus. */
export async function readDocs(): Promise<SearchPage[]> {
  const files = listDocs('.').filter((path) => !isPartial(path));
  const records = await pageStore(process.cwd()).read(files);
  return [...records.values()].map((record) => {
    const { frontMatter, route } = record;
    const title = frontMatterText(frontMatter, 'title') ?? '';
    const label = frontMatterText(frontMatter, 'sidebar_label');
    return {
      path: route,
      title,
      ...(label !== undefined && label !== title && { label }),
      description: frontMatterText(frontMatter, 'description') ?? '',
      keywords: (frontMatter.keywords?.value ?? []) as string[],
      names: readerNames(route),
      phrases: readerPhrases(route),
      kind: kindOfRoute(route),
      sections: sectionsOf(record),
    };
  });
}

/** The engine of the site over pages, without a build. */
export function engineOf(pages: readonly SearchPage[]) {
  const files = indexFiles(buildIndex(pages, readSynonyms()));
  return createEngine(async (name) => JSON.parse(files.get(name) ?? 'null'));
}
