import {
  jointAgreement,
  nameAgreement,
  namedShare,
  nameLead,
  phraseAgreement,
  type QueryTerms,
  queryTerms,
  quoteAgreement,
} from './agreement';
import { analyzeQuery } from './analyzeQuery';
import { answerOf, mayAnswer } from './answers';
import { errorHit, looksLikeError, needsMessages, withoutEntry } from './errorHit';
import { hasEvidence } from './evidence';
import { createIndexReader, type LoadFile, type ReadFiles } from './indexReader';
import { listPages, pageFirst } from './listPages';
import { matchQuery } from './matchQuery';
import { nearWords } from './nearWords';
import { pagePriors } from './pagePriors';
import { type RankedPage, rankPages } from './rankPages';
import {
  type DirectAnswer,
  type Hit,
  kindLetters,
  type PageCard,
  type SectionCounts,
} from './searchIndex';
import { findMatches, makeSnippet } from './snippet';
import { weights } from './weights';

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

/** How much a section can gain by a close look. */
const maxLead =
  Math.max(weights.sameHeading, weights.sameTask) +
  weights.jointHeading +
  weights.phrase +
  weights.quote +
  weights.exactHeading;

/** Looks closely at a page: which of its sections agrees most with the query, and how much. */
function toHit(
  { score, best: bestScore, sections: ranked }: RankedPage,
  card: PageCard,
  asked: QueryTerms,
  query: string,
  terms: ReadonlySet<string> | undefined,
): Hit {
  const { path, title, section, kind = 'page', sections } = card;
  const isExact = (name: string) => Number(name === query.trim());
  const sameTitle =
    weights.sameTitle * nameAgreement(title, asked) + weights.exactName * isExact(title);
  // A query that only names the page asks for all of it.
  const beginning = weights.beginning ** (1 - namedShare(title, asked));
  const minScore = (ranked[0]?.score ?? 0) / (1 + maxLead);
  const [best] = ranked
    .filter((one) => one.score >= minScore)
    .map((one) => {
      const [, heading, text, tasks = ''] = sections[one.number] ?? ['', '', ''];
      const phrase = phraseAgreement(`${title} ${heading} ${text}`, asked);
      const lead =
        nameLead(heading, tasks, asked) +
        weights.phrase * phrase +
        weights.quote * quoteAgreement(`${heading} ${text}`, query) +
        weights.exactHeading * isExact(heading);
      // Which section it is, not which page.
      const joint = weights.jointHeading * jointAgreement(heading, title, asked);
      const part = one.number === 0 ? beginning : 1;
      return { number: one.number, score: one.score * (1 + lead + joint) * part, lead, phrase };
    })
    .sort((a, b) => b.score - a.score);
  const { number = 0, lead = 0, phrase = 0 } = best ?? {};
  // A part of a message is one even if nothing else says so.
  const isFragment = kind === 'errors' && !looksLikeError(query);
  const restored = isFragment ? 1 + phrase * (1 / weights.unaskedErrors - 1) : 1;
  const [id, heading, text] = sections[number] ?? ['', '', ''];
  const snippet = terms && makeSnippet(text, terms);
  return {
    path,
    id,
    title,
    heading,
    snippet: snippet?.text ?? '',
    matches: snippet
      ? [...new Set([...findMatches(`${title} ${heading}`, terms), ...snippet.matches])]
      : [],
    ...(section !== undefined && { section }),
    kind,
    score: (score + weights.together * bestScore) * (1 + sameTitle + lead) * restored,
  };
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
