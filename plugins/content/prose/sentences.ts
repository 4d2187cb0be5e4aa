/** A sentence of a block, and where it starts in the block. */
export interface Sentence {
  text: string;
  at: number;
  words: number;
}

const abbreviation = /(?:\b(?:e\.g|i\.e|etc|vs|approx|resp)|\b[A-Z])\.$/;

/** Counts words. Code counts as one word. */
export function countWords(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}\uFFFC]/u.test(word)).length;
}

/**
 * Splits a block into sentences at `.`, `!`, `?` and `:` when a space and a capital, a digit or code follow.
 */
export function splitSentences(text: string): Sentence[] {
  const sentences: Sentence[] = [];
  let from = 0;
  const push = (to: number) => {
    const raw = text.slice(from, to);
    const own = raw.trim();
    if (own !== '') {
      const at = from + raw.length - raw.trimStart().length;
      sentences.push({ text: own, at, words: countWords(own) });
    }
    from = to;
  };
  for (const match of text.matchAll(/[.!?:;]["'”’)\]]*\s+(?=["'“‘([]*[\p{Lu}\p{N}\uFFFC])/gu)) {
    const end = match.index + match[0].length;
    if (match[0].startsWith('.') && abbreviation.test(text.slice(from, match.index + 1))) continue;
    push(end);
  }
  push(text.length);
  return sentences;
}
