import { editDistance } from '../nearest';
import type { AskedTerm } from '../search/rankSections';
import { termsOfWord, wholeOf, wordsOf } from '../search/words';

/** Every page is about it, so it says nothing about what a question is about. */
const product = 'convex';

/** The terms of a text: each word, and the parts of compounds, as stems. */
export function termsOf(text: string): Set<string> {
  const terms = new Set<string>();
  for (const word of wordsOf(text)) for (const term of termsOfWord(word)) terms.add(term);
  return terms;
}

/** Shorter words are too close to others: a word that long must have the same letters, in another order. */
const minTypoLength = 5;

const sorted = (word: string) => [...word].sort().join('');

/** Whether a text has a word, or one that it is probably a misspelling of. */
function isIn(word: string, own: ReadonlySet<string>, terms: ReadonlySet<string>): boolean {
  if ([...own].some((term) => terms.has(term))) return true;
  const typed = wholeOf(wordsOf(word)[0] ?? { text: '', at: 0, pieces: [] }) ?? '';
  if (typed.length < minTypoLength) return false;
  return [...terms].some(
    (term) =>
      term[0] === typed[0] &&
      Math.abs(term.length - typed.length) <= 1 &&
      (typed.length > minTypoLength || sorted(term) === sorted(typed)) &&
      editDistance(term, typed) <= 1,
  );
}

/** What a word counts that no page has: it may be what the question is about. */
const unknown = 1.5;

/** Another word for what is asked says less than this if it is only the beginning of a word. */
const leastAlternative = 0.5;

/** How much of a word other words for it say that a text has. */
function alternative(known: readonly AskedTerm[], terms: ReadonlySet<string>): number {
  const weights = known.flatMap((one) =>
    [...one.terms].flatMap(([term, weight]) => (terms.has(term) ? weight : [])),
  );
  const most = Math.max(0, ...weights);
  return most < leastAlternative ? 0 : most;
}

/**
 * How much of what is asked a text contains, from 0 to 1; longer words say more.
 * @param asked what the index knows about the words, if other words for them count as well
 */
export function coverage(
  words: readonly string[],
  terms: ReadonlySet<string>,
  asked?: readonly AskedTerm[],
): number {
  let all = 0;
  let covered = 0;
  for (const word of words) {
    if (word.toLowerCase() === product) continue;
    const own = termsOf(word);
    const known = asked?.filter((one) => [...own].some((term) => one.terms.has(term))) ?? [];
    const isUnknown = asked !== undefined && known.length === 0;
    const weight = Math.min(word.length, 8) * (isUnknown ? unknown : 1);
    all += weight;
    covered += weight * (isIn(word, own, terms) ? 1 : alternative(known, terms));
  }
  return all === 0 ? 1 : covered / all;
}
