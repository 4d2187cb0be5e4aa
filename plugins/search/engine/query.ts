import type { PageKind } from '../../../src/lib/docsCatalog';
import type { Synonyms } from './types';
import { weights } from './weights';
import {
  asWritten,
  isStopWord,
  nameKeys,
  nameStart,
  stem,
  type Word,
  wholeOf,
  wordsOf,
} from './words';

/** What a reader asks for. */
interface ReadQuery {
  words: Word[];
  /** The things that it compares: `query vs mutation` has two. */
  sides: Word[][];
}

const maxWords = 12;

/** The words between two things that a reader compares. */
const separators = new Set(['vs', 'versus', 'or']);
const comparison = /\bdifferences? between (.+?) and (.+)$/i;

function splitAt(words: readonly Word[]): Word[][] {
  const sides: Word[][] = [[]];
  for (const word of words) {
    if (separators.has(word.text.toLowerCase())) sides.push([]);
    else sides.at(-1)?.push(word);
  }
  return sides.filter((side) => side.length > 0);
}

/** Reads what a reader typed or pasted. */
function readQuery(query: string): ReadQuery {
  const text = query.trim();
  const words = wordsOf(text).slice(0, maxWords);
  const [, ...compared] = comparison.exec(text) ?? [];
  if (compared.length > 0) return { words, sides: compared.map(wordsOf) };
  const sides = splitAt(words);
  return sides.length > 1 ? { words: sides.flat(), sides } : { words, sides: [] };
}

/** One thing that a reader looks for. */
export interface QueryToken {
  /** As typed, in lower case. */
  text: string;
  terms: { term: string; weight: number }[];
  /** What is typed may be the beginning of a word. */
  isPrefix: boolean;
  /** Pages without it count less; a token that is not required only adds. */
  isRequired: boolean;
  /** It may be mistyped: it is a word or name as the reader wrote it. */
  isWritten: boolean;
  /** The name that it is a part of. */
  partOf?: string;
  /** It was mistyped, and its terms are words close to it. */
  isMended?: true;
  /** It matches complete names of pages only. */
  isName?: true;
  weight: number;
}

const keyOf = (words: readonly Word[]) => words.map((word) => wholeOf(word) ?? '').join(' ');

/** The key of a phrase in the list of synonyms: the stems of its words. */
export function synonymKey(phrase: string): string {
  return keyOf(wordsOf(phrase));
}

function token(text: string, weight: number, isRequired: boolean): QueryToken {
  const terms = [{ term: stem(text), weight: 1 }];
  return { text, terms, isPrefix: false, isRequired, isWritten: isRequired, weight };
}

/** A name in parts counts as a whole, and each part for itself. */
function tokensOf({ pieces }: Word): QueryToken[] {
  if (pieces.length === 1) return [token(pieces[0] ?? '', 1, true)];
  const weight = 1 / Math.sqrt(pieces.length);
  const name = pieces.join('');
  const parts = pieces.map((piece) => ({
    ...token(piece, weight, true),
    partOf: name,
  }));
  return [...parts, { ...token(name, 1, false), isWritten: true }];
}

/** The terms that the list gives for a phrase. */
function synonymTerms(words: readonly Word[], synonyms: Synonyms): QueryToken['terms'] {
  const key = keyOf(words);
  // Not `constructor`, which every object has.
  const target = Object.hasOwn(synonyms, key) ? synonyms[key] : undefined;
  return wordsOf(target ?? '').map((word) => ({
    term: wholeOf(word) ?? '',
    weight: weights.alternativeBoost,
  }));
}

/** A synonym's phrase and its words, which count less than the phrase. */
function phraseTokens(phrase: readonly Word[], terms: QueryToken['terms']): QueryToken[] {
  const whole = token(asWritten(phrase), 1.2, true);
  const own = phrase
    .filter((word) => !isStopWord(word))
    .flatMap(tokensOf)
    .map((one) => ({ ...one, isRequired: false, weight: one.weight * weights.optionalBoost }));
  return [{ ...whole, terms: [...whole.terms, ...terms] }, ...own];
}

function tokensAt(words: readonly Word[], from: number, synonyms: Synonyms, keepsAll: boolean) {
  // With the words that say little: `how many` asks for a limit.
  for (let length = Math.min(3, words.length - from); length > 1; length -= 1) {
    const phrase = words.slice(from, from + length);
    const terms = synonymTerms(phrase, synonyms);
    if (terms.length > 0) return { tokens: phraseTokens(phrase, terms), length };
  }
  const word = words[from];
  if (!word || (isStopWord(word) && !keepsAll)) return { tokens: [], length: 1 };
  const tokens = tokensOf(word);
  tokens.at(-1)?.terms.push(...synonymTerms([word], synonyms));
  return { tokens, length: 1 };
}

/** A token for the pages that have these words as a name. */
function nameTokens(words: readonly Word[], weight: number, isPrefix: boolean): QueryToken[] {
  // The name as written comes before its singular or plural.
  const terms = nameKeys(words).map((term, index) => ({ term, weight: index === 0 ? 1 : 0.9 }));
  const [key] = terms;
  if (key === undefined) return [];
  const text = isPrefix ? nameStart(words) : key.term;
  return [{ text, terms, isPrefix, isRequired: false, isWritten: false, isName: true, weight }];
}

/** A name of the code is known to be one: `useQuery`. */
const isCodeName = (word: Word) =>
  word.pieces.length > 1 && /^[a-z]+[A-Z]|^[A-Z][a-z]+[A-Z]/.test(word.text);

function allNames({ words, sides }: ReadQuery, isPrefix: boolean): QueryToken[] {
  const mentioned = words.length > 1 ? words.filter(isCodeName).map((word) => [word]) : [];
  return [
    ...nameTokens(words, 1, isPrefix),
    ...[...sides, ...mentioned].flatMap((some) => nameTokens(some, weights.optionalBoost, false)),
  ];
}

/** Neighbors as one name in parts: `use query` also finds `useQuery`, and `schema validation` the option of that name. */
function joinedTokens({ words }: ReadQuery): QueryToken[] {
  return words.slice(0, -1).flatMap((_, index) =>
    [2, 3].flatMap((length) => {
      const joined = words.slice(index, index + length);
      if (joined.length < length || joined.some(isStopWord)) return [];
      return [token(asWritten(joined), weights.optionalBoost, false)];
    }),
  );
}

/** Reads what a reader typed; the last word is a beginning unless a space ends it. */
export function analyzeQuery(query: string, synonyms: Synonyms): QueryToken[] {
  const read = readQuery(query);
  const { words } = read;
  const keepsAll = words.every(isStopWord);
  const tokens: QueryToken[] = [];
  for (let from = 0; from < words.length; ) {
    const { tokens: own, length } = tokensAt(words, from, synonyms, keepsAll);
    tokens.push(...own);
    from += length;
  }
  const isOpen = /[\p{L}\p{N}]$/u.test(query);
  if (isOpen) {
    // A name that is being typed may go on after its last part, and so may that part.
    const last = words.at(-1)?.pieces ?? [];
    for (const one of tokens) {
      if (one.text === last.join('') || one.text === last.at(-1)) one.isPrefix = true;
    }
  }
  return [...tokens, ...joinedTokens(read), ...allNames(read, isOpen)];
}

/** Words of readers who look for an address and what it takes. */
const httpWords = new Set('api curl endpoint http https rest request openapi'.split(' '));

const namesEndpoint = (query: string) =>
  /(?:^|\s)\/\w/.test(query) ||
  wordsOf(query).some(({ text }) => httpWords.has(text.toLowerCase()));

/** How much a kind of page counts: all of it for guides, and for what a query is after. */
export function kindBoost(query: string): (kind: PageKind) => number {
  const full = new Set<PageKind>(['page']);
  if (namesEndpoint(query)) full.add('http');
  if (looksLikeError(query)) full.add('errors');
  return (kind) => (full.has(kind) ? 1 : weights.referenceBoost);
}

/** What messages of errors say, and what is around them in logs. */
const errorWords =
  /error|warning|fail|exception|unable|can't|can’t|cannot|couldn't|couldn’t|could not|did(?:n't| not)|not (?:a|an|found|match|allowed|supported|available|configured|set)|isn't|is not|must not|must be|should not|too (?:many|large)|exceed|invalid|missing|nonexistent|already|timed? out|out of memory|changed while|no longer|expected|unsupported|does(?:n't| not)|more than|^no |[`"[\]]/i;

/** A sentence that was copied: readers who type don't begin with a capital, unless they ask. */
const copied =
  /^(?!(?:How|What|Where|When|Which|Why|Who|Can|Could|Should|Is|Are|Do|Does)\b)\W?[A-Z]\w*(?:\s+\S+){4}/;

/** Whether a query may be the text of an error, and is long enough for the messages of all errors to be loaded. */
export function looksLikeError(query: string): boolean {
  return /\S+\s+\S+\s+\S/.test(query) && (errorWords.test(query) || copied.test(query));
}
