/** A stretch of a text, marked where it is a word that was found. */
export interface TextPart {
  text: string;
  marked: boolean;
}

/** Cuts a text at every occurrence of the words, whatever their case; a longer word wins over its beginning. */
export function markWords(text: string, words: readonly string[]): TextPart[] {
  const patterns = words
    .filter((word) => word !== '')
    .sort((a, b) => b.length - a.length)
    .map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  if (patterns.length === 0) return [{ text, marked: false }];
  return text
    .split(new RegExp(`(${patterns.join('|')})`, 'giu'))
    .map((piece, index) => ({ text: piece, marked: index % 2 === 1 }))
    .filter((part) => part.text !== '');
}
