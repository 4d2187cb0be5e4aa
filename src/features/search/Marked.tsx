import type { ReactNode } from 'react';
import { markWords } from './markWords';

interface MarkedProps {
  text: string;
  words: readonly string[];
}

/** A text with the words that were found marked. */
export function Marked({ text, words }: MarkedProps): ReactNode {
  let at = 0;
  return markWords(text, words).map((part) => {
    const key = at;
    at += part.text.length;
    return part.marked ? <mark key={key}>{part.text}</mark> : part.text;
  });
}
