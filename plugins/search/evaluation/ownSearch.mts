import { createEngine, type SearchEngine } from '../../../src/lib/search/createEngine.ts';
import type { SearchPage } from '../../../src/lib/search/searchIndex.ts';
import { buildIndex } from '../buildIndex.ts';
import { indexFiles } from '../indexFiles.ts';
import { synonyms } from '../synonyms.ts';
import type { Search } from './evaluate.mts';

/** The engine of the site over pages, without a build. */
export function indexPages(pages: readonly SearchPage[]): SearchEngine {
  const files = indexFiles(buildIndex(pages, synonyms));
  return createEngine(async (name) => JSON.parse(files.get(name) ?? 'null'));
}

/** The site's search over pages, without a build. */
export function ownSearch(pages: readonly SearchPage[]): Search {
  const engine = indexPages(pages);
  return async (query) => {
    const hits = await engine.search(query, 8);
    return hits.map(({ path, id }) => (id === '' ? path : `${path}#${id}`));
  };
}
