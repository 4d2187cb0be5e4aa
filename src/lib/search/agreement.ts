import type { MatchedToken } from './rankPages';
import { weights } from './weights';
import { isStopWord, termsOfWord, type Word, wordsOf } from './words';

/** The terms of a query's words, in order, each with its alternatives. */
export type QueryTerms = readonly ReadonlySet<string>[];

/** The terms of a query to compare with names and texts of the found pages. */
export function queryTerms(found: readonly MatchedToken[]): QueryTerms {
  return found
    .filter(({ token, matches }) => token.isRequired && matches.length > 0)
    .map(({ matches }) => new Set(matches.map(({ term }) => term)));
}

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

/** How much of the query is in a name. */
export function namedShare(name: string, query: QueryTerms): number {
  const words = termsOf(name);
  const isNamed = (terms: ReadonlySet<string>) =>
    words.some((word) => word.some((term) => terms.has(term)));
  return query.length === 0 ? 0 : query.filter(isNamed).length / query.length;
}

/** How much of a name is in the query, times how much of the query is in the name: 1 when they say the same. */
export function nameAgreement(name: string, query: QueryTerms): number {
  const words = termsOf(name);
  if (words.length === 0 || query.length === 0) return 0;
  const isAsked = (word: readonly string[]) =>
    query.some((terms) => word.some((term) => terms.has(term)));
  const asked = words.filter(isAsked).length / words.length;
  return asked * namedShare(name, query);
}

/**
 * What a section gains whose heading, or whose task that fits best, says what the query says.
 * @param tasks a line each
 */
export function nameLead(heading: string, tasks: string, query: QueryTerms): number {
  const task = Math.max(...tasks.split('\n').map((one) => nameAgreement(one, query)));
  return Math.max(weights.sameHeading * nameAgreement(heading, query), weights.sameTask * task);
}

/**
 * The same as `nameAgreement` for a heading together with its page's title: `Filter by fields` on the page about vector search, for `filter
 * vector search by fields`. 0 if one of the two says nothing that the other doesn't.
 */
export function jointAgreement(heading: string, title: string, query: QueryTerms): number {
  const words = termsOf(heading);
  if (words.length === 0 || query.length === 0) return 0;
  const named = (own: (readonly string[])[]) =>
    query.map((terms) => own.some((word) => word.some((term) => terms.has(term))));
  const inTitle = named(termsOf(title));
  const inHeading = named(words);
  const adds = (own: boolean[], other: boolean[]) => own.some((is, index) => is && !other[index]);
  if (!adds(inHeading, inTitle) || !adds(inTitle, inHeading)) return 0;
  const asked = words.filter((word) =>
    query.some((terms) => word.some((term) => terms.has(term))),
  ).length;
  const both = inTitle.filter((is, index) => is || inHeading[index]).length;
  return (asked / words.length) * (both / query.length);
}

/** Share of the query's neighbors that are neighbors in a text, too. */
export function phraseAgreement(text: string, query: QueryTerms): number {
  if (query.length < 2) return 0;
  const words = termsOf(text);
  const seen = new Set<number>();
  for (let place = 0; place + 1 < words.length; place += 1) {
    for (let index = 0; index + 1 < query.length; index += 1) {
      if (seen.has(index) || !words[place]?.some((term) => query[index]?.has(term))) continue;
      if (words[place + 1]?.some((term) => query[index + 1]?.has(term))) seen.add(index);
    }
  }
  return seen.size / (query.length - 1);
}

/** With fewer consecutive words, or fewer meaningful ones, a query is a name rather than a quotation. */
const minQuoteWords = 4;
const minMeaningful = 3;

/** Maximum number of consecutive words to compare; the rest of a long query adds little. */
const maxQuoteWords = 16;

const plain = (words: readonly Word[]) => words.map((word) => word.text.toLowerCase()).join(' ');

/** The share of a query that appears verbatim in a text, such as a pasted error message. */
export function quoteAgreement(text: string, query: string): number {
  const words = wordsOf(query).slice(0, maxQuoteWords);
  const isLong = (run: Word[]) => run.filter((word) => !isStopWord(word)).length >= minMeaningful;
  if (!isLong(words)) return 0;
  const whole = ` ${plain(wordsOf(text))} `;
  for (let length = words.length; length >= minQuoteWords; length -= 1) {
    for (let from = 0; from + length <= words.length; from += 1) {
      const run = words.slice(from, from + length);
      if (isLong(run) && whole.includes(` ${plain(run)} `)) return length / words.length;
    }
  }
  return 0;
}
