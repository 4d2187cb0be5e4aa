import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isPartial, kindOfRoute, listDocs, pageStore } from '../../plugins/content/index.ts';
import { errorEntries, indexPages, readDocs } from '../../plugins/search/index.ts';
import { createErrorFinder } from '../../src/lib/errors/createErrorFinder.ts';
import type { ErrorAnswer } from '../../src/lib/errors/errorEntry.ts';
import { messageTokens } from '../../src/lib/errors/messageTokens.ts';
import type { SearchPage } from '../../src/lib/search/searchIndex.ts';
import { stem } from '../../src/lib/search/stem.ts';
import { isStopWord, wordsOf } from '../../src/lib/search/words.ts';

/** A section that search finds. */
export interface Place {
  route: string;
  /** Of its heading; empty for the page itself. */
  id: string;
}

/** What a report needs to know about the pages. */
export interface Docs {
  pages: readonly SearchPage[];
  pageAt(route: string): SearchPage | undefined;
  /** The file of a page: `docs/functions/actions.mdx`. */
  fileOf(route: string): string | undefined;
  /** What search finds for a query, best first. */
  search(query: string): Promise<Place[]>;
  /** The pages that come closest to a text that search finds nothing for. */
  nearest(text: string): Promise<Place[]>;
  /** Whether a heading or another name has all words of a text. */
  isNamed(text: string): boolean;
  findError(text: string): ErrorAnswer;
  /** Whether a message is known to come from other software. */
  isForeign(message: string): boolean;
}

/** The words that a text is about, as search compares them, each once. */
export function stemsOf(text: string): string[] {
  const words = wordsOf(text);
  const content = words.filter((word) => !isStopWord(word));
  const chosen = content.length > 0 ? content : words;
  return [...new Set(chosen.flatMap(({ pieces }) => pieces.map(stem)))];
}

/** Pages and sections by how close to the top the searches for single words find them. */
async function foundByWords(
  text: string,
  search: (query: string) => Promise<Place[]>,
): Promise<Place[]> {
  const scores = new Map<string, { place: Place; score: number }>();
  for (const { text: word } of wordsOf(text).filter((one) => !isStopWord(one))) {
    for (const [index, place] of (await search(word)).entries()) {
      const key = `${place.route}#${place.id}`;
      const score = (scores.get(key)?.score ?? 0) + 1 / (index + 1);
      scores.set(key, { place, score });
    }
  }
  return [...scores.values()].sort((a, b) => b.score - a.score).map(({ place }) => place);
}

/**
 * Reads the pages, and makes the search and the error finder over them.
 * @param change puts other pages in place of those that are read
 */
export async function openDocs(
  siteDir: string,
  change: (pages: readonly SearchPage[]) => readonly SearchPage[] = (pages) => pages,
): Promise<Docs> {
  const pages = change(await readDocs(siteDir));
  const byRoute = new Map(pages.map((page) => [page.path, page]));
  const files = listDocs(siteDir).filter((path) => !isPartial(path));
  const records = await pageStore(siteDir).read(files);
  const fileByRoute = new Map([...records].map(([file, { route }]) => [route, file]));

  const engine = indexPages(pages);
  const search = async (query: string) => {
    const hits = await engine.search(query, 8, true);
    return hits.map(({ path, id }) => ({ route: path, id }));
  };
  // Only pages that people write have a line of keywords.
  const isWritten = ({ route }: Place) => kindOfRoute(route) === 'page';

  const names = pages
    .flatMap(({ title, label = '', keywords, names: own = [], tasks, sections }) => [
      ...[title, label, ...keywords, ...own],
      ...[...(tasks?.values() ?? [])].flat(),
      ...sections.flatMap(({ heading, topics }) => [heading, ...topics.split('\n')]),
    ])
    .map((name) => new Set(stemsOf(name)));

  const foreign = new Set(
    (
      JSON.parse(
        readFileSync(join(siteDir, 'tests/fixtures/errors/unknown.json'), 'utf8'),
      ) as string[]
    ).map((text) => messageTokens(text.split('\n')[0] ?? '').join(' ')),
  );

  return {
    pages,
    pageAt: (route) => byRoute.get(route),
    fileOf: (route) => fileByRoute.get(route),
    search,
    async nearest(text) {
      const found = (await search(text)).filter(isWritten);
      return found.length > 0 ? found : (await foundByWords(text, search)).filter(isWritten);
    },
    isNamed(text) {
      const words = stemsOf(text);
      return names.some((name) => words.every((word) => name.has(word)));
    },
    findError: createErrorFinder(errorEntries(pages)),
    isForeign: (message) => foreign.has(messageTokens(message).join(' ')),
  };
}
