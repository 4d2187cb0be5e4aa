import { markWords } from '@site/src/lib/markWords';
import type { ReactNode } from 'react';

interface MarkedProps {
  text: string;
  words: readonly string[];
}

/** A text with the words that were found marked. */
export function Marked({ text, words }: MarkedProps): ReactNode {
  return markWords(text, words).map(({ text: part, marked }, place) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: another text's elements are used again
    marked ? <mark key={place}>{part}</mark> : part,
  );
}
