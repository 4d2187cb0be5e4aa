import { type JsonToken, printJson } from '../json/printJson';
import type { AnswerBody } from './answerBody';

/** Characters of a body that are drawn; more make the page slow, and nobody reads them here. */
export const mostShown = 50_000;

export interface ShownLines {
  lines: readonly (readonly JsonToken[])[];
  /** There is more than is drawn. */
  isCut: boolean;
}

/** The lines of a body that are drawn: JSON indented and in colors, other text as it came. */
export function shownLines(body: Extract<AnswerBody, { text: string }>): ShownLines {
  if (body.kind === 'text') {
    const text = body.text.slice(0, mostShown);
    return {
      lines: text.split('\n').map((line) => [{ text: line }]),
      isCut: text.length < body.text.length,
    };
  }
  const lines: JsonToken[][] = [];
  let left = mostShown;
  for (const line of printJson(body.node)) {
    if (left <= 0) return { lines, isCut: true };
    const shown = line.map((token) => ({ ...token, text: token.text.slice(0, mostShown) }));
    left -= shown.reduce((sum, { text }) => sum + text.length, 0);
    lines.push(shown);
  }
  return { lines, isCut: lines.some((line) => line.some(({ text }) => text.length === mostShown)) };
}

/** The whole of a body, as it is copied. */
export function textOfBody(body: Extract<AnswerBody, { text: string }>): string {
  if (body.kind === 'text') return body.text;
  return [...printJson(body.node)].map((line) => line.map(({ text }) => text).join('')).join('\n');
}
