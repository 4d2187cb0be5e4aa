import { buildIndex, indexFiles } from '../../../../plugins/search/build/buildIndex';
import type { SearchPage, SearchSection } from '../../../../plugins/search/build/types';
import { createEngine } from '../../../../plugins/search/engine/find';
import type { Synonyms } from '../../../../plugins/search/engine/types';

/** A section of a page, as the build reads it. */
export const section = (
  text: string,
  id = '',
  heading = '',
  more: Partial<SearchSection> = {},
): SearchSection => ({ id, heading, text, symbols: '', errors: '', topics: '', ...more });

/** A page of some sections, or of one text. */
export const page = (
  path: string,
  title: string,
  sections: string | SearchSection[],
  more: Partial<SearchPage> = {},
): SearchPage => ({
  path,
  title,
  description: '',
  keywords: [],
  kind: 'page',
  sections: typeof sections === 'string' ? [section(sections)] : sections,
  ...more,
});

/** The engine over some pages, and the files that it has asked for. */
export function engineOf(pages: readonly SearchPage[], synonyms: Synonyms = {}) {
  const files = indexFiles(buildIndex(pages, synonyms));
  const asked: string[] = [];
  const engine = createEngine(async (name) => {
    asked.push(name);
    const file = files.get(name);
    if (file === undefined) throw new Error(`No file ${name}`);
    return JSON.parse(file);
  });
  return { engine, asked };
}
