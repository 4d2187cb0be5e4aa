import type { SearchPage } from '../../../src/lib/search/searchIndex.ts';
import {
  frontMatterText,
  isPartial,
  kindOfRoute,
  listDocs,
  pageStore,
} from '../../content/index.ts';
import { mainNames } from '../mainNames.ts';
import { readerQuestions, readerTasks } from '../readerTasks.ts';
import { sectionsOf } from '../readPages.ts';

/**
 * Reads all pages in a docs folder as the search index does, but without Docusaurus. The sidebar's sections,
 * which the ranking doesn't use, are left out.
 */
export async function readDocs(siteDir: string, docsDir = 'docs'): Promise<SearchPage[]> {
  const files = listDocs(siteDir, docsDir).filter((path) => !isPartial(path));
  const records = await pageStore(siteDir, docsDir).read(files);
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
      names: mainNames(route),
      tasks: readerTasks(route),
      questions: readerQuestions(route),
      kind: kindOfRoute(route),
      sections: sectionsOf(record),
    };
  });
}
