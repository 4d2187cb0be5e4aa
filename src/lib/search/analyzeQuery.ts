import { stem } from './stem';
import { weights } from './weights';
import { isStopWord, type Word, wholeOf, wordsOf } from './words';

/** One thing that a reader looks for. */
export interface QueryToken {
  /** As typed, in lower case. */
  text: string;
  /** The terms that match it, each with a weight. */
  terms: { term: string; weight: number }[];
  /** What is typed may be the beginning of a word. */
  isPrefix: boolean;
  /** Pages without it count less; a token that is not required only adds. */
  isRequired: boolean;
  /** It may be mistyped: it is a word or name as the reader wrote it. */
  isWritten: boolean;
  /** The name that it is a part of. */
  partOf?: string;
  weight: number;
}

/** Words of readers → words of these pages, both as `synonymKey` and the pages write them. */
export type Synonyms = Readonly<Record<string, string>>;

const maxWords = 12;

/** The key of a phrase in the list of synonyms: the stems of its words. */
export function synonymKey(phrase: string): string {
  return wordsOf(phrase)
    .map((word) => wholeOf(word) ?? '')
    .join(' ');
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
    ...token(piece, piece.length === 1 ? weight / 3 : weight, true),
    partOf: name,
  }));
  return [...parts, { ...token(name, 1, false), isWritten: true }];
}

/** The terms that the list gives for a phrase. */
function synonymTerms(words: readonly Word[], synonyms: Synonyms): QueryToken['terms'] {
  const target = synonyms[words.map((word) => wholeOf(word) ?? '').join(' ')];
  if (target === undefined) return [];
  return wordsOf(target).map((word) => ({ term: wholeOf(word) ?? '', weight: weights.synonym }));
}

/** A synonym's phrase and its words, which count less than the phrase. */
function phraseTokens(phrase: readonly Word[], terms: QueryToken['terms']): QueryToken[] {
  const whole = token(phrase.flatMap(({ pieces }) => pieces).join(''), 1.2, true);
  const own = phrase
    .filter((word) => !isStopWord(word))
    .flatMap(tokensOf)
    .map((one) => ({ ...one, isRequired: false, weight: one.weight * weights.phraseWord }));
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

/** Reads what a reader typed; the last word is a beginning unless a space ends it. */
export function analyzeQuery(query: string, synonyms: Synonyms): QueryToken[] {
  const words = wordsOf(query).slice(0, maxWords);
  const keepsAll = words.every(isStopWord);
  const tokens: QueryToken[] = [];
  for (let from = 0; from < words.length; ) {
    const { tokens: own, length } = tokensAt(words, from, synonyms, keepsAll);
    tokens.push(...own);
    from += length;
  }
  if (/[\p{L}\p{N}]$/u.test(query)) {
    // A name that is being typed may go on after its last part, and so may that part.
    const last = words.at(-1)?.pieces ?? [];
    for (const one of tokens) {
      if (one.text === last.join('') || one.text === last.at(-1)) one.isPrefix = true;
    }
  }
  for (const [index, word] of words.slice(0, -1).entries()) {
    const next = words[index + 1];
    if (!next) continue;
    const joined = token([...word.pieces, ...next.pieces].join(''), weights.joined, false);
    tokens.push(joined);
    const third = words[index + 2];
    if (third) {
      tokens.push(token(joined.text + third.pieces.join(''), weights.joined, false));
    }
  }
  return tokens;
}
