import { isStopWord, wordsOf } from '../engine/words';
import type { SearchPage } from './types';

/** Enough for the names and headings of a thousand pages; what comes after is rare. */
const mostWords = 3000;

/** In names and headings a word says what a page is about. */
const nameWeight = 3;

/**
 * The words that mistyped ones are compared with, the most telling first: those of names, headings and
 * symbols, and those that several pages use.
 */
export function commonWords(pages: readonly SearchPage[]): string[] {
  const counts = new Map<string, { text: string; count: number }>();
  for (const page of pages) {
    const own = new Map<string, { text: string; weight: number }>();
    const add = (text: string, weight: number) => {
      for (const word of wordsOf(text)) {
        const key = word.pieces.join('');
        if (isStopWord(word) || key.length < 4 || key.length > 30 || /^\d/.test(key)) continue;
        const shown = word.pieces.length === 1 ? key : word.text;
        if ((own.get(key)?.weight ?? 0) < weight) own.set(key, { text: shown, weight });
      }
    };
    for (const section of page.sections) {
      add(section.heading, nameWeight);
      add(section.symbols, 1);
      add(section.text, 1);
    }
    add([page.title, page.label, ...page.keywords].join('\n'), nameWeight);
    for (const [key, { text, weight }] of own) {
      const entry = counts.get(key) ?? { text, count: 0 };
      entry.count += weight;
      counts.set(key, entry);
    }
  }
  return [...counts.values()]
    .filter(({ count }) => count > 1)
    .sort((a, b) => b.count - a.count || (a.text < b.text ? -1 : 1))
    .slice(0, mostWords)
    .map(({ text }) => text);
}
