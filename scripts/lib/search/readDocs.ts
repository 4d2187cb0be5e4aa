import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse as parseYaml } from 'yaml';
import { defaultRoute, docId } from '../../../plugins/content/page';
import { isPartial } from '../../../plugins/content/partials';
import { kindOfRoute } from '../../../plugins/docusaurus/search-index/kindOfRoute';
import { readPage } from '../../../plugins/docusaurus/search-index/readPage';
import { listDocs } from '../../../plugins/lib/listDocs';
import type { SearchPage } from '../../../src/lib/search/types';

interface FrontMatter {
  title?: string;
  description?: string;
  keywords?: string[];
  sidebar_label?: string;
  slug?: string;
}

/**
 * Reads all pages below a docs folder as the search index does, without Docusaurus: the sidebar's sections,
 * which ranking does not use, are left out.
 */
export async function readDocs(siteDir: string, docsDir = 'docs'): Promise<SearchPage[]> {
  const files = listDocs(siteDir, docsDir).filter((path) => !isPartial(path));
  return Promise.all(
    files.map(async (file) => {
      const source = await readFile(join(siteDir, file), 'utf8');
      const yaml = /^---\r?\n([\s\S]*?)\r?\n---/.exec(source)?.[1] ?? '';
      const matter = (parseYaml(yaml) ?? {}) as FrontMatter;
      const path = matter.slug?.startsWith('/') ? matter.slug : defaultRoute(docId(file, docsDir));
      const { title = '', description = '', keywords = [], sidebar_label: label } = matter;
      const facts = {
        path,
        title,
        ...(label !== undefined && label !== title && { label }),
        description,
        keywords,
        kind: kindOfRoute(path),
      };
      return readPage(facts, file, docsDir, source);
    }),
  );
}
