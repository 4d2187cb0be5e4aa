import { isStopWord, type Word, wholeOf } from './words';

/**
 * End the term of a complete name, as written and by its stems, so that it's next to the term of its word in the index.
 * Two marks, because `deploy` is the stem of `deployments`.
 */
const marks = { written: '=', stems: ':' } as const;

/** The longest name, in letters and in words that say something. */
const maxLength = 40;
const maxWords = 5;

/** Words that any query on this site may have. */
const siteWords = new Set(['convex', 'docs', 'documentation', 'guide', 'page']);

const isTelling = (word: Word) => !isStopWord(word) && !siteWords.has(word.text.toLowerCase());

/** The words that tell a name from others; all of them if none says much. */
function tellingWords(words: readonly Word[]): readonly Word[] {
  const telling = words.filter(isTelling);
  return telling.length > 0 ? telling : words;
}

const asWritten = (words: readonly Word[]) => words.flatMap(({ pieces }) => pieces).join('');
const stems = (words: readonly Word[]) => words.map((word) => wholeOf(word) ?? '').join('');

/**
 * The terms of a complete name of a page: its words joined, as written and by their stems. Stems make
 * singular and plural equal. Empty when there are more words than a name has.
 */
export function nameKeys(words: readonly Word[]): string[] {
  const telling = tellingWords(words);
  if (telling.length > maxWords) return [];
  const written = asWritten(telling);
  if (written === '' || written.length > maxLength) return [];
  return [written + marks.written, stems(telling) + marks.stems];
}

/** The beginning of the terms of names, while the last word is being typed. */
export function nameStart(words: readonly Word[]): string {
  const telling = tellingWords(words);
  return stems(telling.slice(0, -1)) + (telling.at(-1)?.pieces.join('') ?? '');
}

/** Whether a term of the index is a complete name. */
export function isNameTerm(term: string): boolean {
  return term.endsWith(marks.written) || term.endsWith(marks.stems);
}
