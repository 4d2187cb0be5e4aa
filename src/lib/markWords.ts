/** A stretch of a text, marked where it is a word that was found. */
export interface TextPart {
  text: string;
  marked: boolean;
  /** Where it begins in the whole text. */
  at: number;
}

/** Cuts a text at every occurrence of the words, whatever their case; a longer word wins over its beginning. */
export function markWords(text: string, words: readonly string[]): TextPart[] {
  const patterns = words
    .filter((word) => word !== '')
    .sort((a, b) => b.length - a.length)
    .map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  if (patterns.length === 0) return [{ text, marked: false, at: 0 }];
  const parts: TextPart[] = [];
  let at = 0;
  for (const [index, piece] of text.split(new RegExp(`(${patterns.join('|')})`, 'giu')).entries()) {
    if (piece !== '') parts.push({ text: piece, marked: index % 2 === 1, at });
    at += piece.length;
  }
  return parts;
}
