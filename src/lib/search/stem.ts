import { stemmer } from 'stemmer';

const known = new Map<string, string>();

/**
 * The Porter stem of a lower-case word: `pagination` and `paginated` have the same one. A word with any character
 * other than a–z is its own stem.
 */
export function stem(word: string): string {
  if (/[^a-z]/.test(word)) return word;
  let result = known.get(word);
  if (result === undefined) {
    result = stemmer(word);
    known.set(word, result);
  }
  return result;
}
