import { editDistance } from '../nearest';
import { termsOfWord, wholeOf, wordsOf } from '../search/words';

/** Every page is about it, so it says nothing about what a question is about. */
const product = 'convex';

/** The terms of a text: each word, and the parts of compounds, as stems. */
export function termsOf(text: string): Set<string> {
  const terms = new Set<string>();
  for (const word of wordsOf(text)) for (const term of termsOfWord(word)) terms.add(term);
  return terms;
}

/** Whether a text has a word, or one that it is probably a misspelling of. */
function isIn(word: string, terms: ReadonlySet<string>): boolean {
  const own = termsOf(word);
  if ([...own].some((term) => terms.has(term))) return true;
  const typed = wholeOf(wordsOf(word)[0] ?? { text: '', at: 0, pieces: [] }) ?? '';
  if (typed.length < 5) return false;
  return [...terms].some(
    (term) =>
      term[0] === typed[0] &&
      Math.abs(term.length - typed.length) <= 1 &&
      editDistance(term, typed) <= 1,
  );
}

/** How much of what is asked a text contains, from 0 to 1; longer words say more. */
export function coverage(words: readonly string[], terms: ReadonlySet<string>): number {
  let all = 0;
  let covered = 0;
  for (const word of words) {
    if (word.toLowerCase() === product) continue;
    const weight = Math.min(word.length, 8);
    all += weight;
    if (isIn(word, terms)) covered += weight;
  }
  return all === 0 ? 1 : covered / all;
}
