import { stemmer } from 'stemmer';

const stems = new Map<string, string>();

/**
 * The Porter stem of a lower-case word: `pagination` and `paginated` have the same one. A word with any character
 * other than a–z is its own stem.
 */
export function stem(word: string): string {
  if (/[^a-z]/.test(word)) return word;
  let result = stems.get(word);
  if (result === undefined) {
    result = stemmer(word);
    stems.set(word, result);
  }
  return result;
}

/** A run of characters without a space. */
export interface Word {
  /** As written, without marks around it: `ctx.db.patch`. */
  text: string;
  /** Where it begins in the text. */
  at: number;
  /** What it is made of, in lower case: `ctx`, `db`, `patch`. */
  pieces: readonly string[];
}

// cspell:disable
/** Words that say nothing of what a text is about. */
const stopWords = new Set(
  `a about after all also am an and any are as at be because been before being both but by can cant could did
  do does doesnt doing dont each either else etc ever every for from had has have having how i if im in into is
  isnt it its itself just lets like made many may me might more most much must my need no nor not of off on once
  one only or other our out over own per please quite rather same several shall should so some such than that
  the their them then there these they thing things this those through to too under until up upon us very via
  something someone anything want was way we well were what when where whether which while who whose why will with within without wont
  would yet you your`
    .split(/\s+/)
    .filter(Boolean),
);
// cspell:enable

/** Longer runs are keys, hashes and addresses, which no one types; longer names are sentences. */
const maxLength = 40;

const wordPattern = /[\p{L}\p{N}_$]+(?:(?:[.\-/:@'’]|(?<=\d),(?=\d))[\p{L}\p{N}_$]+)*/gu;

/** Splits `usePaginatedQuery`, `HTTPAction` and `ctx.db.patch` where a reader would. */
export function piecesOf(written: string): string[] {
  // Most words of a text: the pattern below is ten times as slow.
  if (/^[A-Za-z]?[a-z]*$/.test(written)) return [written];
  return written
    .replace(/['’](?:s\b)?/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .flatMap((part) => part.match(/\p{Lu}+(?!\p{Ll})\d*|\p{Lu}?[^\p{Lu}\d]+\d*|\d+/gu) ?? []);
}

/** The pieces of the runs that were read last: texts have few different words. */
const known = new Map<string, Pick<Word, 'text' | 'pieces'>>();
const maxKnown = 20_000;

function readRun(run: string): Pick<Word, 'text' | 'pieces'> {
  const before = known.get(run);
  if (before !== undefined) return before;
  const text = /[_$]/.test(run) ? run.replace(/^[_$]+|[_$]+$/g, '') : run;
  const read = { text, pieces: piecesOf(text).map((piece) => piece.toLowerCase()) };
  if (known.size >= maxKnown) known.clear();
  known.set(run, read);
  return read;
}

/** The words of a text; the same for texts that are indexed and for what a reader types. */
export function wordsOf(text: string): Word[] {
  const words: Word[] = [];
  for (const match of text.matchAll(wordPattern)) {
    const run = match[0];
    const { text: written, pieces } = readRun(run);
    if (pieces.length === 0) continue;
    words.push({ text: written, at: match.index + run.indexOf(written), pieces });
  }
  return words;
}

/** A complete word as one term, `ctx` `db` `patch` joined; undefined if it is too long to be typed. */
export function wholeOf({ pieces }: Word): string | undefined {
  const whole = pieces.join('');
  return whole.length > maxLength ? undefined : stem(whole);
}

/** The terms of a compound's parts and of its ends: `ctx`, `db`, `patch`, and `db` `patch` run together. */
export function partsOf({ pieces }: Word): string[] {
  if (pieces.length === 1) return [];
  const tails = pieces.slice(1, -1).map((_, index) => pieces.slice(index + 1).join(''));
  return [...pieces, ...tails].filter((part) => part.length <= maxLength).map(stem);
}

const terms = new WeakMap<readonly string[], readonly string[]>();

/** All terms of a word; words that are the same share them. */
export function termsOfWord(word: Word): readonly string[] {
  const before = terms.get(word.pieces);
  if (before !== undefined) return before;
  const own = [wholeOf(word) ?? '', ...partsOf(word)];
  terms.set(word.pieces, own);
  return own;
}

/** The terms of a text, each once. */
export function termsOf(text: string): Set<string> {
  return new Set(wordsOf(text).flatMap(termsOfWord));
}

/** Whether a word is left out of the index, and of queries that have any other word. */
export function isStopWord(word: Word): boolean {
  return word.pieces.length === 1 && stopWords.has(word.pieces[0] ?? '');
}

/**
 * End the term of a complete name, as written and by its stems, so that it's next to the term of its word in the index.
 * Two marks, because `deploy` is the stem of `deployments`.
 */
const marks = { written: '=', stems: ':' } as const;

/** The words of the longest name, those that say little aside. */
const maxWords = 5;

/** Words that any query on this site may have. */
const siteWords = new Set(['convex', 'docs', 'documentation', 'guide', 'page']);

const isTelling = (word: Word) => !isStopWord(word) && !siteWords.has(word.text.toLowerCase());

/** The words that tell a name from others; all of them if none says much. */
function tellingWords(words: readonly Word[]): readonly Word[] {
  const telling = words.filter(isTelling);
  return telling.length > 0 ? telling : words;
}

/** Words joined as one name, in lower case: `use query` as `usequery`. */
export const asWritten = (words: readonly Word[]): string =>
  words.flatMap(({ pieces }) => pieces).join('');
const asStems = (words: readonly Word[]) => words.map((word) => wholeOf(word) ?? '').join('');

/**
 * The terms of a complete name of a page: its words joined, as written and by their stems. Stems make
 * singular and plural equal. Empty when there are more words than a name has.
 */
export function nameKeys(words: readonly Word[]): string[] {
  const telling = tellingWords(words);
  if (telling.length > maxWords) return [];
  const written = asWritten(telling);
  if (written === '' || written.length > maxLength) return [];
  return [written + marks.written, asStems(telling) + marks.stems];
}

/** The beginning of the terms of names, while the last word is being typed. */
export function nameStart(words: readonly Word[]): string {
  const telling = tellingWords(words);
  return asStems(telling.slice(0, -1)) + (telling.at(-1)?.pieces.join('') ?? '');
}

/** Whether a term of the index is a complete name. */
export function isNameTerm(term: string): boolean {
  return term.endsWith(marks.written) || term.endsWith(marks.stems);
}
