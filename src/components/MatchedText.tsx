import { escapeRegExp } from '@site/src/lib/escape';
import type { ReactNode } from 'react';

/** A stretch of a text, and whether it is a word that was found. */
interface TextPart {
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
    .map(escapeRegExp);
  // Without words, a pattern that never matches.
  const pattern = new RegExp(`(${patterns.join('|') || '(?!)'})`, 'giu');
  known.set(words, pattern);
  return pattern;
}

/** Whether a word begins after a text, or a part of a name: `Query` in `useQuery`, but not `action` in `transaction`. */
const beginsAfter = (before: string, word: string) =>
  !/\p{L}$/u.test(before) || !/^\p{Ll}/u.test(word);

/**
 * Splits a text where one of the words begins, whatever their case; a longer word takes precedence over its beginning.
 */
export function matchWords(text: string, words: readonly string[]): TextPart[] {
  const parts: TextPart[] = [];
  for (const [index, piece] of text.split(patternOf(words)).entries()) {
    const last = parts.at(-1);
    const isMatch = index % 2 === 1 && beginsAfter(last?.text ?? '', piece);
    if (piece === '') continue;
    if (last && !last.isMatch && !isMatch) last.text += piece;
    else parts.push({ text: piece, isMatch });
  }
  return parts;
}

interface MatchedTextProps {
  text: string;
  words: readonly string[];
}

export function MatchedText({ text, words }: MatchedTextProps): ReactNode {
  return matchWords(text, words).map(({ text: part, isMatch }, place) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: another text's elements are used again
    isMatch ? <mark key={place}>{part}</mark> : part,
  );
}
