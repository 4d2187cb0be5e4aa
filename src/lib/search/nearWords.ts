import { editDistance } from '../nearest';

/** A word of the pages, how many pages name it, and how many letters differ. */
export interface NearWord {
  text: string;
  distance: number;
}

function lettersOf(word: string): number {
  let letters = 0;
  for (let index = 0; index < word.length; index += 1)
    letters |= 1 << (word.charCodeAt(index) & 31);
  return letters;
}

function countBits(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

/** Letters that may be wrong in a word of a length. */
function tolerance(length: number): number {
  if (length < 4) return 0;
  return length < 8 ? 1 : 2;
}

/**
 * Finds the words closest to a mistyped one, closest first, and of those the most frequent.
 * @param words of the pages, the most frequent first
 */
export function nearWords(
  typed: string,
  words: readonly string[],
  limit: number,
  slack = 0,
): NearWord[] {
  const wanted = typed.toLowerCase();
  const most = tolerance(wanted.length) + slack;
  const letters = lettersOf(wanted);
  const near: NearWord[] = [];
  for (const text of words) {
    if (Math.abs(text.length - wanted.length) > most) continue;
    const candidate = text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
    if (countBits(letters ^ lettersOf(candidate)) > most * 2) continue;
    const distance = editDistance(wanted, candidate, most + 1);
    if (distance <= most && distance > 0) near.push({ text, distance });
  }
  return near.sort((a, b) => a.distance - b.distance).slice(0, limit);
}
