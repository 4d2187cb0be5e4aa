import { queryTerms } from './agreement';
import { analyzeQuery } from './analyzeQuery';
import { answerOf, mayAnswer } from './answers';
import { errorHit, needsMessages, withoutEntry } from './errorHit';
import { hasEvidence } from './evidence';
import { createIndexReader, type LoadFile, type ReadFiles } from './indexReader';
import { listPages, pageFirst } from './listPages';
import { matchQuery } from './matchQuery';
import { nearWords } from './nearWords';
import { pagePriors } from './pagePriors';
import { rankPages } from './rankPages';
import { type DirectAnswer, type Hit, kindLetters, type SectionCounts } from './searchIndex';
import { toHit } from './toHit';

/** Which hits are wanted. */
interface HitPart {
  limit: number;
  /** How many hits before them are known. */
  from?: number;
  /** The top-level section they are in; `''` for pages in none. */
  section?: string;
  isBare?: boolean;
}

/** Some hits, and how many there are in all. */
export interface FoundHits {
  hits: Hit[];
  counts: SectionCounts;
}

/** Searches the files of an index. */
export interface SearchEngine {
  /** Loads what every query needs. */
  prepare(): Promise<void>;
  /**
   * Finds pages, best first.
   * @param isBare leaves snippets and matches empty, which takes a fifth less time
   */
  search(query: string, limit: number, isBare?: boolean): Promise<Hit[]>;
  /** The same in parts: also finds what comes after the best, or in one section only, and counts all. */
  find(query: string, part: HitPart): Promise<FoundHits>;
  /** What the first hit says about a query by itself; undefined if nothing. */
  answer(query: string, hit: Hit): Promise<DirectAnswer | undefined>;
  /** Words of the pages that are close to the query's words, closest first. */
  suggest(query: string, limit: number): Promise<string[]>;
  /** Loads everything that is left, so later queries need no request; false if there are too many pages. */
  loadRest(): Promise<boolean>;
}

/**
 * Makes a search engine over the files of an index.
 * @param files what other engines have read of the same index; this one adds to it
 */
export function createEngine(load: LoadFile, files?: ReadFiles): SearchEngine {
  const reader = createIndexReader(load, files);

  const find: SearchEngine['find'] = async (query, { limit, from = 0, section, isBare }) => {
    const pasted = needsMessages(query) ? reader.findError() : undefined;
    const { synonyms, pageSizes, pageSections, kinds } = await reader.head();
    const found = await matchQuery(analyzeQuery(query, synonyms), reader);
    const error = (await pasted)?.(query).found;
    if (error === undefined && !hasEvidence(found)) return { hits: [], counts: [] };
    const terms = isBare
      ? undefined
      : new Set(found.flatMap(({ matches }) => matches.map(({ term }) => term)));
    const asked = queryTerms(found);
    const ranked = rankPages(found, pageSizes, pagePriors(kinds, query));
    const errorList = kinds.indexOf(kindLetters.errors);
    const { pages, counts } = listPages(
      error ? pageFirst(errorList, ranked, limit) : ranked,
      limit,
      pageSections,
      section,
    );
    const wanted = pages.slice(from, from + limit);
    const hits = await Promise.all(
      wanted
        .filter(({ sections }) => sections.length > 0)
        .map(async (one) => toHit(one, await reader.card(one), asked, query, terms)),
    );
    hits.sort((a, b) => b.score - a.score);
    if (error === undefined || !wanted.some(({ page }) => page === errorList))
      return { hits, counts };
    const place = pageSections[errorList];
    const own = {
      ...errorHit(error, hits, terms ?? new Set()),
      ...(place && { section: place }),
    };
    return { hits: [own, ...withoutEntry(error, hits)], counts };
  };

  return {
    async prepare() {
      await reader.head();
    },

    async search(query, limit, isBare = false) {
      return (await find(query, { limit, isBare })).hits;
    },

    find,

    async answer(query, hit) {
      return mayAnswer(query, hit) ? answerOf(query, hit, await reader.answers()) : undefined;
    },

    async suggest(query, limit) {
      const words = await reader.words();
      const known = new Set(words.map((word) => word.toLowerCase()));
      const { synonyms } = await reader.head();
      const near = analyzeQuery(query, synonyms)
        .filter(({ isWritten, text }) => isWritten && !known.has(text))
        .flatMap(({ text }) => nearWords(text, words, limit, 1))
        .sort((a, b) => a.distance - b.distance);
      return [...new Set(near.map(({ text }) => text))].slice(0, limit);
    },

    loadRest: () => reader.rest(),
  };
}
