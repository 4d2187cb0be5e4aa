import { nameAgreement, phraseAgreement, type QueryTerms, queryTerms } from './agreement';
import { analyzeQuery, type QueryToken } from './analyzeQuery';
import { decodeDigits, decodeShard, type Shard, type ShardFile } from './codec';
import { nearWords } from './nearWords';
import { type MatchedToken, type RankedPage, rankPages } from './rankPages';
import { findMatches, makeSnippet } from './snippet';
import { stem } from './stem';
import type { IndexHead, PageCard } from './types';
import { matchToken, shardsOf } from './vocabulary';
import { weights } from './weights';

/** A section of a page that was found. */
export interface Hit {
  path: string;
  /** Hash of the section; empty for the page's beginning. */
  id: string;
  /** The page's title. */
  title: string;
  /** The section's heading; empty for the page's beginning. */
  heading: string;
  snippet: string;
  /** What of the title, heading and snippet was found, as written there. */
  matches: string[];
  section?: string;
  kind: 'page' | 'api';
  score: number;
}

/** Searches the files of an index. */
export interface SearchEngine {
  /** Loads what every query needs. */
  prepare(): Promise<void>;
  /** Finds pages, best first. */
  search(query: string, limit: number): Promise<Hit[]>;
  /** Words of the pages that are close to those of a query, closest first. */
  suggest(query: string, limit: number): Promise<string[]>;
  /** Loads all that is left, so that no later query waits. */
  loadRest(): Promise<void>;
}

/** What a word that was mistyped counts, by the letters that differ. */
const typoWeights = [1, 0.8, 0.6];

/** Looks closely at a page: which of its sections agrees most with the query, and how much. */
function toHit(
  { score, sections: ranked }: RankedPage,
  card: PageCard,
  asked: QueryTerms,
  terms: ReadonlySet<string>,
): Hit {
  const { path, title, section, kind = 'page', sections } = card;
  const sameTitle = weights.sameTitle * nameAgreement(title, asked);
  const [best] = ranked
    .map((one) => {
      const [, heading, text] = sections[one.number] ?? ['', '', ''];
      const lead =
        weights.sameHeading * nameAgreement(heading, asked) +
        weights.phrase * phraseAgreement(`${title} ${heading} ${text}`, asked);
      return { number: one.number, score: one.score * (1 + lead), lead };
    })
    .sort((a, b) => b.score - a.score);
  const { number = 0, lead = 0 } = best ?? {};
  const [id, heading, text] = sections[number] ?? ['', '', ''];
  const snippet = makeSnippet(text, terms);
  return {
    path,
    id,
    title,
    heading,
    snippet: snippet.text,
    matches: [...new Set([...findMatches(`${title} ${heading}`, terms), ...snippet.matches])],
    ...(section !== undefined && { section }),
    kind,
    score: (score + weights.together * (ranked[0]?.score ?? 0)) * (1 + sameTitle + lead),
  };
}

/**
 * Makes a search engine over the files of an index.
 * @param load gives the content of a file: `head.json`, `terms-3.json`, `page-12.json`, `pages.json`, `words.json`
 */
export function createEngine(load: (name: string) => Promise<unknown>): SearchEngine {
  const loaded = new Map<string, Promise<unknown>>();

  /** Keeps what was loaded; what failed may be asked for again. */
  function once<T>(name: string, read: (content: unknown) => T): Promise<T> {
    const before = loaded.get(name) as Promise<T> | undefined;
    if (before) return before;
    const content = load(name).then(read);
    loaded.set(name, content);
    content.catch(() => loaded.delete(name));
    return content;
  }

  const loadHead = () =>
    once('head.json', (content) => {
      const head = content as IndexHead;
      return { ...head, pageSizes: decodeDigits(head.sizes) };
    });
  const loadShard = (number: number) =>
    once(`terms-${number}.json`, (content) => decodeShard(content as ShardFile));
  const loadWords = () => once('words.json', (content) => content as string[]);
  const loadCard = async (page: number): Promise<PageCard> => {
    const all = loaded.has('pages.json') ? await loadCards().catch(() => undefined) : undefined;
    return all?.[page] ?? once(`page-${page}.json`, (content) => content as PageCard);
  };
  const loadCards = () => once('pages.json', (content) => content as PageCard[]);

  async function matchTokens(tokens: readonly QueryToken[]): Promise<MatchedToken[]> {
    const { shards: firstTerms } = await loadHead();
    return Promise.all(
      tokens.map(async (token) => {
        const numbers = new Set(
          token.terms.flatMap(({ term }) => shardsOf(firstTerms, term, false)),
        );
        if (token.isPrefix) {
          for (const number of shardsOf(firstTerms, token.text, token.text.length > 1)) {
            numbers.add(number);
          }
        }
        const shards: Shard[] = await Promise.all([...numbers].map(loadShard));
        return { token, matches: matchToken(token, shards) };
      }),
    );
  }

  /** Lets a name that the pages know stand for its parts. */
  function preferNames(found: MatchedToken[]): MatchedToken[] {
    const known = new Set(
      found
        .filter(({ token, matches }) => token.isWritten && matches.length > 0)
        .map(({ token }) => token.text),
    );
    return found.map((one) => {
      const isPart = one.token.partOf !== undefined && known.has(one.token.partOf);
      const weight = isPart ? one.token.weight * weights.namePart : one.token.weight;
      return { ...one, token: { ...one.token, weight } };
    });
  }

  /** Takes the closest words for a word that no page has. */
  async function mendTypos(found: MatchedToken[]): Promise<MatchedToken[]> {
    const isUnknown = ({ token, matches }: MatchedToken) =>
      token.isWritten && matches.length === 0 && token.text.length > 3;
    if (!found.some((one) => one.token.isRequired && isUnknown(one))) return found;
    const words = await loadWords();
    return Promise.all(
      found.map(async (one) => {
        if (!isUnknown(one)) return one;
        const near = nearWords(one.token.text, words, 4);
        const terms = near.map(({ text, distance }) => ({
          term: stem(text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')),
          weight: typoWeights[distance] ?? 0.4,
        }));
        const [mended] = await matchTokens([{ ...one.token, terms, isPrefix: false }]);
        return mended ?? one;
      }),
    );
  }

  return {
    async prepare() {
      await loadHead();
    },

    async search(query, limit) {
      const { synonyms, pageSizes } = await loadHead();
      const found = preferNames(await mendTypos(await matchTokens(analyzeQuery(query, synonyms))));
      const terms = new Set(found.flatMap(({ matches }) => matches.map(({ term }) => term)));
      const best = rankPages(found, pageSizes).slice(0, limit);
      const asked = queryTerms(found);
      const hits = await Promise.all(
        best.map(async (ranked) => toHit(ranked, await loadCard(ranked.page), asked, terms)),
      );
      return hits.sort((a, b) => b.score - a.score);
    },

    async suggest(query, limit) {
      const { synonyms } = await loadHead();
      const found = await matchTokens(analyzeQuery(query, synonyms));
      const words = await loadWords();
      const near = found
        .filter(({ token, matches }) => token.isRequired && matches.length === 0)
        .flatMap(({ token }) => nearWords(token.text, words, limit, 1))
        .sort((a, b) => a.distance - b.distance);
      return [...new Set(near.map(({ text }) => text))].slice(0, limit);
    },

    async loadRest() {
      const { shards, bundled } = await loadHead();
      if (!bundled) return;
      await Promise.all([...shards.keys()].map(loadShard));
      await Promise.all([loadCards(), loadWords()]);
    },
  };
}
