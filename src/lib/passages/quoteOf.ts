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

/** Sentences of a section that answer. */
export interface Quote {
  /** Begins with the lead. */
  text: string;
  /** The sentence with most of the words; the first one if several have as many. */
  lead: string;
  /** Which of the texts it is from. */
  place: number;
}

/**
 * Quotes the sentence with most of the words and those that follow it, from the paragraph that contains most of them;
 * the first one if several do.
 */
export function quoteOf(texts: readonly string[], words: readonly string[]): Quote {
  let place = 0;
  for (const [index, text] of texts.entries()) {
    if (countMatches(text, words) > countMatches(texts[place] ?? '', words)) place = index;
  }
  const sentences = (texts[place] ?? '').split(/(?<=[.!?])\s+(?=[\p{Lu}"“`(])/u);
  const counts = sentences.map((sentence) => countMatches(sentence, words));
  const first = counts.indexOf(Math.max(...counts));
  const lead = cut(sentences[first] ?? '');
  let text = lead;
  for (const sentence of sentences.slice(first + 1)) {
    if (text.length + 1 + sentence.length > maxLength) break;
    text += ` ${sentence}`;
  }
  return { text, lead, place };
}
