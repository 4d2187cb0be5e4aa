import type { ReactNode } from 'react';

interface CodeTextProps {
  /** Plain text with `code` between backticks. */
  text: string;
}

/** A sentence of the HTTP documents. */
export function CodeText({ text }: CodeTextProps): ReactNode {
  const pieces = text.split('`').map((piece, index) => ({ piece, place: `${index} ${piece}` }));
  return pieces.map(({ piece, place }, index) =>
    index % 2 === 1 ? <code key={place}>{piece}</code> : piece,
  );
}
