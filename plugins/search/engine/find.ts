import type { ErrorMessages, FoundError } from '../../../src/lib/errors/createErrorFinder';
import type { AskedTerm } from './excerpt';
import { type MatchedToken, matchQuery, nearWords } from './match';
import { analyzeQuery, kindBoost, looksLikeError } from './query';
import { chooseSections, type RankedPage, rankPages } from './rank';
import { createIndexReader, type LoadFile, type ReadFiles } from './reader';
import { kinds as allKinds, type FoundSection } from './types';
import { isStopWord, piecesOf, stem, type Word, wholeOf, wordsOf } from './words';

interface Snippet {
  text: string;
  /** As written in the text. */
  matches: string[];
}

/** Characters of a snippet, about two lines of the dialog. */
const snippetLength = 160;

/** The parts of a word that were found: all of it, or the pieces of a compound. */
function matchesOf(word: Word, terms: ReadonlySet<string>): string[] {
  if (isStopWord(word)) return [];
  if (terms.has(wholeOf(word) ?? '')) return [word.text];
  if (word.pieces.length === 1) return [];
  return piecesOf(word.text).filter((piece) => terms.has(stem(piece.toLowerCase())));
}

/** Lists the parts of a text that were found, as written there. */
function findMatches(text: string, terms: ReadonlySet<string>): string[] {
  return [...new Set(wordsOf(text).flatMap((word) => matchesOf(word, terms)))];
}

/** The sentences, which are the first line, or of a section without any the row of a table with most of the terms. */
function lineOf(section: string, terms: ReadonlySet<string>): string {
  const [sentences = '', ...rows] = section.split('\n');
  if (sentences !== '') return sentences;
  const counts = rows.map((row) => findMatches(row, terms).length);
  return rows[counts.indexOf(Math.max(...counts))] ?? '';
}

/**
 * Extracts the part of a section's text that contains most of the terms.
 * @param section its sentences on one line, then the rows of its tables
 * @param terms as the index writes them
 */
export function makeSnippet(section: string, terms: ReadonlySet<string>): Snippet {
  const text = lineOf(section, terms);
  const words = wordsOf(text);
  const found = words.flatMap((word, index) => {
    const matches = matchesOf(word, terms);
    return matches.length > 0 ? [{ index, word, matches }] : [];
  });
  let start = 0;
  let best = 0;
  for (const [number, first] of found.entries()) {
    const within = found
      .slice(number)
      .filter(({ word }) => word.at < first.word.at + snippetLength * 0.8);
    const different = new Set(
      within.flatMap(({ matches }) => matches.map((one) => one.toLowerCase())),
    );
    const score = different.size + within.length / 100;
    if (score <= best) continue;
    best = score;
    // A few words before the first match, so that it reads as part of a sentence.
    start =
      first.word.at < snippetLength * 0.6 ? 0 : (words[Math.max(0, first.index - 4)]?.at ?? 0);
  }
  let end = Math.min(text.length, start + snippetLength);
  if (end < text.length) {
    const space = text.lastIndexOf(' ', end);
    if (space > start) end = space;
  }
  const cut = text.slice(start, end).trim();
  const shown = `${start > 0 ? '… ' : ''}${cut}${end < text.length ? ' …' : ''}`;
  return { text: shown, matches: findMatches(cut, terms) };
}

// cspell:ignore blorb zzxqv

/** A word that matches only after a correction counts half as much. */
const mended = 0.5;

/** With less of a query known, what is found has nothing to do with it. */
const minShare = 0.4;

/** How many letters of a token the pages know. */
function knownLetters({ token, matches }: MatchedToken): number {
  if (matches.length === 0) return 0;
  return token.text.length * (token.isMended ? mended : 1);
}

/**
 * Whether the pages know enough of a query's words for their results to mean something: not for `zzxqv blorb`, although
 * `blorb` is close to `blob`.
 */
function hasEvidence(found: readonly MatchedToken[]): boolean {
  let known = 0;
  let all = 0;
  for (const word of found) {
    if (!word.token.isRequired) continue;
    all += word.token.text.length;
    known += knownLetters(word);
  }
  return all === 0 || known / all >= minShare;
}

/** How much of a query a page must cover to answer it. */
const minCover = 0.65;

/** Whether a query has a word at all, not only signs and digits: not `1=1` and `%00`. */
const hasWord = (found: readonly MatchedToken[]) =>
  found.some(({ token, matches }) => matches.length > 0 && /\p{L}{2}/u.test(token.text));

/** About how many characters a posting of a term has. */
const charactersPerPosting = 2.3;

/** The words of a query to compare with names and texts; a word of few sections says more. */
function askedTerms(found: readonly MatchedToken[], sections: number): AskedTerm[] {
  return found
    .filter(({ token, matches }) => matches.length > 0 && !token.isName)
    .map(({ token: { weight, isRequired }, matches }) => {
      const characters = matches.reduce((sum, { postings }) => sum + postings.length, 0);
      const rarity = Math.log(1 + (sections * charactersPerPosting) / characters);
      return {
        terms: new Map(matches.map((match) => [match.term, match.weight])),
        weight: weight * rarity,
        isRequired,
      };
    });
}

/** Puts the section of a pasted error first, and leaves out other sections of its page. */
function withEntry(
  { entry }: FoundError<ErrorMessages>,
  found: readonly FoundSection[],
): FoundSection[] {
  const [path = '', id = ''] = entry.url.split('#');
  const page = found.find((one) => one.path === path);
  const isSame = page?.id === id;
  const own: FoundSection = {
    path,
    id,
    title: page?.title ?? entry.title,
    heading: entry.title,
    snippet: isSame ? page.snippet : '',
    matches: isSame ? page.matches : [],
    ...(page?.section !== undefined && { section: page.section }),
    kind: 'errors',
    score: found[0]?.score ?? 0,
    fits: true,
  };
  return [own, ...found.filter((one) => one.path !== path)];
}

/** How many sections of a page are looked at closely for each that is wanted. */
const closeSections = 4;

/** What is wanted of a search. */
interface FindOptions {
  limit: number;
  /** How many sections before them are known. @defaultValue 0 */
  from?: number;
  /** How many sections of a page may be found. @defaultValue 1 */
  perPage?: number;
}

interface Found {
  /** Best first. */
  sections: FoundSection[];
  asked: AskedTerm[];
  /** Whether there are more sections that fit. */
  hasMore: boolean;
}

export type SearchEngine = ReturnType<typeof createEngine>;

/**
 * Makes a search engine over the files of an index.
 * @param files what other engines have read of the same index; this one adds to it
 */
export function createEngine(load: LoadFile, files?: ReadFiles) {
  const reader = createIndexReader(load, files);

  async function find(
    query: string,
    { limit, from = 0, perPage = 1 }: FindOptions,
  ): Promise<Found> {
    const pasted = looksLikeError(query) ? reader.findError() : undefined;
    const { synonyms, sizes, kinds } = await reader.head();
    const found = await matchQuery(query, synonyms, reader);
    const error = from === 0 ? (await pasted)?.(query).found : undefined;
    if (error === undefined && !hasEvidence(found))
      return { sections: [], asked: [], hasMore: false };
    const boostOf = kindBoost(query);
    const boosts = Array.from(kinds, (digit) => boostOf(allKinds[Number(digit)] ?? 'page'));
    const ranked = rankPages(found, sizes, boosts);
    const asked = askedTerms(
      found,
      sizes.reduce((sum, size) => sum + size, 0),
    );
    const terms = new Set(asked.flatMap((one) => [...one.terms.keys()]));
    const fits = ({ cover }: RankedPage) => cover >= minCover && hasWord(found);
    const toSections = async (page: RankedPage): Promise<FoundSection[]> => {
      const near = { ...page, sections: page.sections.slice(0, closeSections * perPage) };
      const card = await reader.card(near);
      const { path, title, section, kind = 'page', sections } = card;
      const chosen = chooseSections(near, card, asked, query);
      return chosen.slice(0, perPage).map(({ number, score }) => {
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
          score,
          fits: fits(page),
        };
      });
    };
    const wanted = ranked.slice(from, from + limit);
    const sections = (await Promise.all(wanted.map(toSections)))
      .flat()
      .sort((a, b) => b.score - a.score)
      .slice(0, limit);
    const next = ranked[from + limit];
    return {
      sections: error === undefined ? sections : withEntry(error, sections).slice(0, limit),
      asked,
      hasMore: next !== undefined && fits(next),
    };
  }

  return {
    async prepare(): Promise<void> {
      await reader.head();
    },

    find,

    /** Words of the pages that are close to the query's words, closest first. */
    async suggest(query: string, limit: number): Promise<string[]> {
      const words = await reader.words();
      const known = new Set(words.map((word) => word.toLowerCase()));
      const { synonyms } = await reader.head();
      const near = analyzeQuery(query, synonyms)
        .filter(({ isWritten, text }) => isWritten && !known.has(text))
        .flatMap(({ text }) => nearWords(text, words, limit, 1))
        .sort((a, b) => a.distance - b.distance);
      return [...new Set(near.map(({ text }) => text))].slice(0, limit);
    },

    /** Loads everything that is left, so later queries need no request. */
    loadRest: reader.rest,
  };
}
