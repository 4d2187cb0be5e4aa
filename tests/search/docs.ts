import {
  frontMatterText,
  isPartial,
  kindOfRoute,
  listDocs,
  pageStore,
} from '../../plugins/content';
import { readerNames, readerPhrases } from '../../plugins/search/build/readerWords';
import type { SearchPage } from '../../plugins/search/build/types';

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
      sections: record.sections,
    };
  });
}
