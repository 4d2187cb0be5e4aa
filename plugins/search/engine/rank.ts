import { type AskedTerm, shareOf } from './excerpt';
import { type MatchedToken, scoreSections } from './match';
import { looksLikeError } from './query';
import type { PageCard } from './types';
import { weights } from './weights';
import { isStopWord, termsOfWord, wordsOf } from './words';

/** The terms of a query's required words, in order, each with its alternatives. */
type QueryTerms = readonly ReadonlyMap<string, number>[];

/** Cache of recently read texts, because each typed letter finds mostly the same pages. */
const known = new Map<string, (readonly string[])[]>();
const maxCached = 1_000;

/** Each word of a text as the terms it has. */
function termsOf(text: string): (readonly string[])[] {
  const before = known.get(text);
  if (before) return before;
  const terms = wordsOf(text)
    .filter((word) => !isStopWord(word))
    .map(termsOfWord);
  if (known.size >= maxCached) known.clear();
  known.set(text, terms);
  return terms;
}

const isOneOf = (word: readonly string[], terms: ReadonlyMap<string, number>) =>
  word.some((term) => terms.has(term));

const wordsIn = (name: string, query: QueryTerms) =>
  query.map((terms) => termsOf(name).some((word) => isOneOf(word, terms)));

/** Which words of a name the query has. */
const askedOf = (name: string, query: QueryTerms) =>
  termsOf(name).map((word) => query.some((terms) => isOneOf(word, terms)));

const ratioOf = (flags: readonly boolean[]) =>
  flags.length === 0 ? 0 : flags.filter(Boolean).length / flags.length;

/** How much of a name is in the query, times how much of the query is in the name: 1 when they say the same. */
const nameAgreement = (name: string, query: QueryTerms) =>
  ratioOf(askedOf(name, query)) * ratioOf(wordsIn(name, query));

/**
 * What a section gains whose heading, or whose task that fits best, says what the query says.
 * @param tasks a line each
 */
function nameLead(heading: string, tasks: string, query: QueryTerms): number {
  const task = Math.max(...tasks.split('\n').map((one) => nameAgreement(one, query)));
  return Math.max(nameAgreement(heading, query), task);
}

/**
 * The same as `nameAgreement` for a heading together with its page's title: `Filter by fields` on the page about vector search, for `filter
 * vector search by fields`. 0 if one of the two says nothing that the other doesn't.
 */
function jointAgreement(heading: string, title: string, query: QueryTerms): number {
  const inTitle = wordsIn(title, query);
  const inHeading = wordsIn(heading, query);
  const adds = (own: boolean[], other: boolean[]) => own.some((is, index) => is && !other[index]);
  if (!adds(inHeading, inTitle) || !adds(inTitle, inHeading)) return 0;
  const both = inTitle.map((is, index) => is || inHeading[index] === true);
  return ratioOf(askedOf(heading, query)) * ratioOf(both);
}

/** Share of the query's neighbors that are neighbors in a text, too. */
function phraseAgreement(words: readonly (readonly string[])[], query: QueryTerms): number {
  if (query.length < 2) return 0;
  const seen = new Set<number>();
  for (let place = 0; place + 1 < words.length; place += 1) {
    for (let index = 0; index + 1 < query.length; index += 1) {
      if (seen.has(index) || !words[place]?.some((term) => query[index]?.has(term))) continue;
      if (words[place + 1]?.some((term) => query[index + 1]?.has(term))) seen.add(index);
    }
  }
  return seen.size / (query.length - 1);
}

/** A page that was found and the sections of it that say most. */
export interface RankedPage {
  page: number;
  score: number;
  /** How much of the query is on the page, from 0 to 1. */
  cover: number;
  /** The ones to lead to, best first; 0 is the page's beginning. */
  sections: { number: number; score: number }[];
}

/** What further sections of a page with the same word add, together at most the best one's score. */
const furtherSections = 0.5;

/** What the tokens add up to, by section and by page. */
interface Sums {
  section: Float64Array;
  /** The same to compare the sections of a page: its names say nothing that tells them apart. */
  choice: Float64Array;
  /** How much of the required tokens is there. */
  sectionCover: Float64Array;
  page: Float64Array;
  pageCover: Float64Array;
}

/** Adds a token's scores. Returns what a page covers that has it. */
function addToken({ token, matches }: MatchedToken, sizes: readonly number[], sums: Sums): number {
  const scores = new Float64Array(sums.section.length);
  const { best, count } = scoreSections(matches, scores);
  // A term that few sections contain is more significant.
  const cover = token.isRequired ? Math.log(1 + scores.length / count) * token.weight : 0;
  let first = 0;
  for (const [page, size] of sizes.entries()) {
    const ofPage = scores[first] ?? 0;
    // What a page is called also says what its sections are about.
    const inherited = ofPage * weights.inheritedBoost;
    let most = 0;
    let all = 0;
    for (let index = first; index < first + size; index += 1) {
      const own = scores[index] ?? 0;
      const score = Math.max(own, inherited);
      if (score === 0) continue;
      sums.section[index] = (sums.section[index] ?? 0) + score * token.weight;
      const shared = Math.max(own, ofPage * 0.85);
      sums.choice[index] = (sums.choice[index] ?? 0) + shared * token.weight;
      // A word mentioned in passing at the top of the page isn't what all of its sections are about.
      const share = own > 0 ? 1 : ofPage / best;
      sums.sectionCover[index] = (sums.sectionCover[index] ?? 0) + cover * share;
      all += own;
      if (own > most) most = own;
    }
    first += size;
    if (most === 0) continue;
    const further = furtherSections * Math.min(all - most, most);
    sums.page[page] = (sums.page[page] ?? 0) + (most + further) * token.weight;
    sums.pageCover[page] = (sums.pageCover[page] ?? 0) + cover;
  }
  return cover;
}

/**
 * Ranks pages, best first: by what the whole page says, and by what its best section says.
 * @param sizes how many sections each page has
 * @param boosts how much each page counts for the query
 */
export function rankPages(
  tokens: readonly MatchedToken[],
  sizes: readonly number[],
  boosts: readonly number[],
): RankedPage[] {
  const count = sizes.reduce((sum, size) => sum + size, 0);
  const sums: Sums = {
    section: new Float64Array(count),
    choice: new Float64Array(count),
    sectionCover: new Float64Array(count),
    page: new Float64Array(sizes.length),
    pageCover: new Float64Array(sizes.length),
  };
  let full = 0;
  let unknown = 0;
  for (const one of tokens) {
    const { matches, token } = one;
    if (matches.length > 0) full += addToken(one, sizes, sums);
    // A word that no page has says most.
    else if (token.isRequired) unknown += Math.log(1 + count) * token.weight;
  }
  const covered = (score = 0, cover = 0) =>
    full === 0 ? score : score * (cover / full) ** weights.coverage;
  const ranked: RankedPage[] = [];
  let first = 0;
  for (const [page, size] of sizes.entries()) {
    const boost = boosts[page] ?? 1;
    const whole = covered(sums.page[page], sums.pageCover[page]);
    const sections: RankedPage['sections'] = [];
    let best = 0;
    for (let number = 0; number < size && whole > 0; number += 1) {
      const index = first + number;
      const cover = sums.sectionCover[index];
      best = Math.max(best, covered(sums.section[index], cover));
      const score = covered(sums.choice[index], cover);
      if (score > 0) sections.push({ number, score });
    }
    first += size;
    if (whole === 0) continue;
    sections.sort((a, b) => b.score - a.score);
    ranked.push({
      page,
      score: (whole + best) * boost,
      cover: full + unknown === 0 ? 1 : (sums.pageCover[page] ?? 0) / (full + unknown),
      sections,
    });
  }
  return ranked.sort((a, b) => b.score - a.score || a.page - b.page);
}

/** A section of a page, and how much it agrees with the query. */
interface ChosenSection {
  number: number;
  /** Compared with the sections of all pages. */
  score: number;
}

/**
 * Looks closely at a page: which of its sections agree most with the query, and how much. The first has the score of
 * the page, with what its names add.
 */
export function chooseSections(
  { score, sections: ranked }: RankedPage,
  { title, kind, sections }: PageCard,
  words: readonly AskedTerm[],
  query: string,
): ChosenSection[] {
  const asked = words.filter(({ isRequired }) => isRequired).map(({ terms }) => terms);
  const isExact = (name: string) => Number(name === query.trim());
  const wanted = new Set(words.flatMap(({ terms }) => [...terms.keys()]));
  const askedIn = (...texts: (readonly string[])[][]) => {
    const found = new Set<string>();
    for (const text of texts)
      for (const word of text) for (const term of word) if (wanted.has(term)) found.add(term);
    return found;
  };
  // A query that only names the page asks for all of it.
  const beginning = 0.5 ** (1 - ratioOf(wordsIn(title, asked)));
  const chosen = ranked
    .map(({ number, score: own }) => {
      const [, heading, text, phrases = ''] = sections[number] ?? ['', '', ''];
      const read = termsOf(`${title} ${heading} ${text}`);
      const phrase = phraseAgreement(read, asked);
      const lead = nameLead(heading, phrases, asked) + phrase / 2 + 2 * isExact(heading);
      // Which section it is, not which page.
      const joint =
        jointAgreement(heading, title, asked) + shareOf(words, askedIn(read, termsOf(phrases))) / 2;
      const part = number === 0 ? beginning : 1;
      return {
        number,
        score: own * (1 + weights.agreementBoost * (lead + joint)) * part,
        lead,
        phrase,
      };
    })
    .sort((a, b) => b.score - a.score);
  const { lead = 0, phrase = 0, score: most = 1 } = chosen[0] ?? {};
  const agreement =
    weights.agreementBoost * (nameAgreement(title, asked) + isExact(title) / 5 + lead);
  // A part of a message is one even if nothing else says so.
  const isFragment = kind === 'errors' && !looksLikeError(query);
  const restored = isFragment ? 1 + phrase * (1 / weights.referenceBoost - 1) : 1;
  const total = score * (1 + agreement) * restored;
  return chosen.map(({ number, score: own }) => ({ number, score: (total * own) / most }));
}
