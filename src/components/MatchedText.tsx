import { matchWords } from '@site/src/lib/matchWords';
import type { ReactNode } from 'react';

interface MatchedTextProps {
  text: string;
  words: readonly string[];
}

/** A text with the matching words highlighted. */
export function MatchedText({ text, words }: MatchedTextProps): ReactNode {
  return matchWords(text, words).map(({ text: part, isMatch }, place) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: another text's elements are used again
    isMatch ? <mark key={place}>{part}</mark> : part,
  );
}
