import { isStopWord, piecesOf, stem, type Word, wholeOf, wordsOf } from './words';

/** A text and the parts of it that were found. */
interface Snippet {
  text: string;
  /** As written in the text. */
  matches: string[];
}

/** Characters of a snippet, about two lines of the dialog. */
const length = 160;

/** The parts of a word that were found: all of it, or the pieces of a compound. */
function matchesOf(word: Word, terms: ReadonlySet<string>): string[] {
  if (isStopWord(word)) return [];
  if (terms.has(wholeOf(word) ?? '')) return [word.text];
  if (word.pieces.length === 1) return [];
  return piecesOf(word.text).filter((piece) => terms.has(stem(piece.toLowerCase())));
}

/** Lists the parts of a text that were found, as written there. */
export function findMatches(text: string, terms: ReadonlySet<string>): string[] {
  return [...new Set(wordsOf(text).flatMap((word) => matchesOf(word, terms)))];
}

/** The sentences, which are the first line, or of a section without any the row of a table with most of the terms. */
function lineOf(section: string, terms: ReadonlySet<string>): string {
  const [sentences = '', ...rows] = section.split('\n');
  if (sentences !== '') return sentences;
  const counts = rows.map((row) => findMatches(row, terms).length);
  return rows[counts.indexOf(Math.max(...counts))] ?? '';
}

/**
 * Extracts the part of a section's text that contains most of the terms.
 * @param section its sentences on one line, then the rows of its tables
 * @param terms as the index writes them
 */
export function makeSnippet(section: string, terms: ReadonlySet<string>): Snippet {
  const text = lineOf(section, terms);
  const words = wordsOf(text);
  const found = words.flatMap((word, index) => {
    const matches = matchesOf(word, terms);
    return matches.length > 0 ? [{ index, word, matches }] : [];
  });
  let start = 0;
  let best = 0;
  for (const [number, first] of found.entries()) {
    const within = found.slice(number).filter(({ word }) => word.at < first.word.at + length * 0.8);
    const different = new Set(
      within.flatMap(({ matches }) => matches.map((one) => one.toLowerCase())),
    );
    const score = different.size + within.length / 100;
    if (score <= best) continue;
    best = score;
    // A few words before the first match, so that it reads as part of a sentence.
    start = first.word.at < length * 0.6 ? 0 : (words[Math.max(0, first.index - 4)]?.at ?? 0);
  }
  let end = Math.min(text.length, start + length);
  if (end < text.length) {
    const space = text.lastIndexOf(' ', end);
    if (space > start) end = space;
  }
  const cut = text.slice(start, end).trim();
  const shown = `${start > 0 ? '… ' : ''}${cut}${end < text.length ? ' …' : ''}`;
  return { text: shown, matches: findMatches(cut, terms) };
}
