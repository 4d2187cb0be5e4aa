/** Longest quote, in characters. */
const maxLength = 320;

/** Counts how many of the words a text contains. */
export function countMatches(text: string, words: readonly string[]): number {
  const lower = text.toLowerCase();
  return words.filter((word) => lower.includes(word.toLowerCase())).length;
}

function cut(sentence: string): string {
  if (sentence.length <= maxLength) return sentence;
  return `${sentence.slice(0, sentence.lastIndexOf(' ', maxLength)).replace(/[,;:]$/, '')} …`;
}

/**
 * Quotes the sentences with most of the words, from the paragraph that contains most of them; the first one if
 * several do.
 */
export function quoteOf(texts: readonly string[], words: readonly string[]): string {
  let best = texts[0] ?? '';
  for (const text of texts) {
    if (countMatches(text, words) > countMatches(best, words)) best = text;
  }
  const sentences = best.split(/(?<=[.!?])\s+(?=[\p{Lu}"“`(])/u);
  const first = Math.max(
    sentences.findIndex((sentence) => countMatches(sentence, words) > 0),
    0,
  );
  let quote = cut(sentences[first] ?? '');
  for (const sentence of sentences.slice(first + 1)) {
    if (quote.length + 1 + sentence.length > maxLength) break;
    quote += ` ${sentence}`;
  }
  return quote;
}
