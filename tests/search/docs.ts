import {
  frontMatterText,
  isPartial,
  kindOfRoute,
  listDocs,
  pageStore,
} from '../../plugins/content';
import { buildIndex, indexFiles } from '../../plugins/search/buildIndex';
import { readerNames, readerPhrases, readSynonyms } from '../../plugins/search/readerWords';
import { sectionsOf } from '../../plugins/search/readPages';
import { createEngine } from '../../src/lib/search/find';
import type { SearchPage } from '../../src/lib/search/types';

/** Reads all pages as the search index does, but without Docusaurus. */
export async function readDocs(): Promise<SearchPage[]> {
  const files = listDocs('.', 'docs').filter((path) => !isPartial(path));
  const records = await pageStore(process.cwd(), 'docs').read(files);
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
