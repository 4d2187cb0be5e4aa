/** A stretch of a text, and whether it is a word that was found. */
export interface TextPart {
  text: string;
  isMatch: boolean;
}

const known = new WeakMap<readonly string[], RegExp>();

/** A pattern that matches the words, cached for all texts. */
function patternOf(words: readonly string[]): RegExp {
  const before = known.get(words);
  if (before) return before;
  const patterns = words
    .filter((word) => word !== '')
    .sort((a, b) => b.length - a.length)
    .map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  // Without words, a pattern that never matches.
  const pattern = new RegExp(`(${patterns.join('|') || '(?!)'})`, 'giu');
  known.set(words, pattern);
  return pattern;
}

/** Splits a text at every occurrence of the words, whatever their case; a longer word takes precedence over its beginning. */
export function matchWords(text: string, words: readonly string[]): TextPart[] {
  return text
    .split(patternOf(words))
    .map((piece, index) => ({ text: piece, isMatch: index % 2 === 1 }))
    .filter((part) => part.text !== '');
}
