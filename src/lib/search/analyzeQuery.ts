import { nameKeys, nameStart } from './nameKey';
import { type ReadQuery, readQuery } from './readQuery';
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
  /** It was mistyped, and its terms are words close to it. */
  isMended?: true;
  /** It matches complete names of pages only. */
  isName?: true;
  weight: number;
}

/** Words of readers → words of these pages, both as `synonymKey` and the pages write them. */
export type Synonyms = Readonly<Record<string, string>>;

/** What readers do in questions, and how they call what they mean, whatever they ask about. */
const verbs = new Set(
  `add allow build call check create do find give get grab handle happen help keep know let look make need
  prevent put run save see set show stop take tell try turn use using want work
  better different first known last new next old previous right same single still thing things whole without instead`.split(
    /\s+/,
  ),
);

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

/** The pages that a synonym names. */
function synonymNames(words: readonly Word[], synonyms: Synonyms): QueryToken[] {
  const target = wordsOf(synonyms[words.map((word) => wholeOf(word) ?? '').join(' ')] ?? '');
  const terms = target.flatMap((word) => nameKeys([word])).map((term) => ({ term, weight: 1 }));
  const [first] = terms;
  if (first === undefined) return [];
  const text = first.term;
  const weight = weights.synonymName;
  return [
    { text, terms, isPrefix: false, isRequired: false, isWritten: false, isName: true, weight },
  ];
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
    if (terms.length > 0) {
      return {
        tokens: [...phraseTokens(phrase, terms), ...synonymNames(phrase, synonyms)],
        length,
      };
    }
  }
  const word = words[from];
  if (!word || (isStopWord(word) && !keepsAll)) return { tokens: [], length: 1 };
  const tokens = tokensOf(word);
  tokens.at(-1)?.terms.push(...synonymTerms([word], synonyms));
  return { tokens: [...tokens, ...synonymNames([word], synonyms)], length: 1 };
}

/** A token for the pages that have these words as a name. */
function nameTokens(words: readonly Word[], weight: number, isPrefix: boolean): QueryToken[] {
  const terms = nameKeys(words).map((term, index) => ({
    term,
    weight: index === 0 ? 1 : weights.otherForm,
  }));
  const [key] = terms;
  if (key === undefined) return [];
  const text = isPrefix ? nameStart(words) : key.term;
  return [{ text, terms, isPrefix, isRequired: false, isWritten: false, isName: true, weight }];
}

/** A name of the code is known to be one: `useQuery`. */
const isCodeName = (word: Word) =>
  word.pieces.length > 1 && /^[a-z]+[A-Z]|^[A-Z][a-z]+[A-Z]/.test(word.text);

/** The names of pages that a query is, compares or mentions. */
function allNames({ words, sides }: ReadQuery, isPrefix: boolean): QueryToken[] {
  const mentioned = words.length > 1 ? words.filter(isCodeName).map((word) => [word]) : [];
  return [
    ...nameTokens(words, 1, isPrefix),
    ...[...sides, ...mentioned].flatMap((some) => nameTokens(some, weights.mentioned, false)),
  ];
}

/** Neighbors as one name in parts: `use query` also finds `useQuery`. */
function joinedTokens({ words, isQuestion }: ReadQuery): QueryToken[] {
  return words.slice(0, -1).flatMap((_, index) =>
    [2, 3].flatMap((length) => {
      const joined = words.slice(index, index + length);
      const mayHaveAny = length === 2 && !isQuestion;
      if (joined.length < length || (!mayHaveAny && joined.some(isStopWord))) return [];
      return [token(joined.flatMap(({ pieces }) => pieces).join(''), weights.joined, false)];
    }),
  );
}

/** Reads what a reader typed; the last word is a beginning unless a space ends it. */
export function analyzeQuery(query: string, synonyms: Synonyms): QueryToken[] {
  const read = readQuery(query);
  const { words, isQuestion } = read;
  const keepsAll = words.every(isStopWord);
  const tokens: QueryToken[] = [];
  for (let from = 0; from < words.length; ) {
    const { tokens: own, length } = tokensAt(words, from, synonyms, keepsAll);
    const isVerb = isQuestion && length === 1 && verbs.has(words[from]?.text.toLowerCase() ?? '');
    tokens.push(
      ...own.map((one) => (isVerb ? { ...one, weight: one.weight * weights.verb } : one)),
    );
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
