/** A stretch of text, found or not. */
export interface Part {
  text: string;
  found: boolean;
  /** Where it begins in the whole text. */
  at: number;
}

/** Splits a text at the words that were found, whatever their case; longer words first. */
export function markMatches(text: string, words: readonly string[]): Part[] {
  const escaped = words
    .filter(Boolean)
    .sort((a, b) => b.length - a.length)
    .map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  if (escaped.length === 0) return [{ text, found: false, at: 0 }];
  const parts: Part[] = [];
  let at = 0;
  for (const [index, piece] of text.split(new RegExp(`(${escaped.join('|')})`, 'giu')).entries()) {
    if (piece !== '') parts.push({ text: piece, found: index % 2 === 1, at });
    at += piece.length;
  }
  return parts;
}
