import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { LoadedVersion } from '@docusaurus/plugin-content-docs';
import { routeOf } from '../../../src/lib/routeOf';
import type { SearchPage } from '../../../src/lib/search/types';
import { withoutTrailingSlash } from '../../../src/lib/withoutTrailingSlash';
import { kindOfRoute } from './kindOfRoute';
import { type PageFacts, readPage } from './readPage';
import { sidebarSections } from './sidebarSections';

type Doc = LoadedVersion['docs'][number];

function factsOf(doc: Doc, sections: ReadonlyMap<string, string>, baseUrl: string): PageFacts {
  const path = withoutTrailingSlash(doc.permalink);
  const { keywords, sidebar_label: label } = doc.frontMatter;
  const section = sections.get(doc.id);
  return {
    path,
    title: doc.title,
    ...(label !== undefined && label !== doc.title && { label }),
    description: doc.description,
    keywords: keywords ?? [],
    kind: kindOfRoute(routeOf(path, baseUrl)),
    ...(section !== undefined && { section }),
  };
}

/** Makes a reader of all pages that remembers what it read: a second run reads only what changed. */
export function createSearchReader(
  siteDir: string,
  baseUrl: string,
): (version: LoadedVersion) => Promise<SearchPage[]> {
  const known = new Map<string, { version: string; sections: SearchPage['sections'] }>();

  return async ({ docs, sidebars }) => {
    const sections = sidebarSections(sidebars);
    const pages: SearchPage[] = [];
    for (const doc of docs) {
      if (doc.unlisted || doc.draft) continue;
      const file = doc.source.replace(/^@site\//, '');
      const { mtimeMs, size } = await stat(join(siteDir, file));
      const version = `${mtimeMs} ${size}`;
      const facts = factsOf(doc, sections, baseUrl);
      const before = known.get(file);
      if (before?.version === version) {
        pages.push({ ...facts, sections: before.sections });
        continue;
      }
      const source = await readFile(join(siteDir, file), 'utf8');
      const page = readPage(facts, file, 'docs', source);
      known.set(file, { version, sections: page.sections });
      pages.push(page);
    }
    return pages;
  };
}
