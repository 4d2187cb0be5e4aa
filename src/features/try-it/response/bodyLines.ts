import { type JsonToken, jsonText, printJson } from '../json/printJson';
import type { ResponseBody } from './responseBody';

/** Maximum number of characters of a body to show, because more make the page slow. */
const maxShown = 50_000;

export interface BodyLines {
  lines: readonly (readonly JsonToken[])[];
  /** Whether the body is longer than what is shown. */
  isCut: boolean;
}

/** The lines of a body to show: JSON indented and highlighted, other text as received. */
export function bodyLines(body: Extract<ResponseBody, { text: string }>): BodyLines {
  if (body.kind === 'text') {
    const text = body.text.slice(0, maxShown);
    return {
      lines: text.split('\n').map((line) => [{ text: line }]),
      isCut: text.length < body.text.length,
    };
  }
  const lines: JsonToken[][] = [];
  let left = maxShown;
  for (const line of printJson(body.node)) {
    if (left <= 0) return { lines, isCut: true };
    const shown = line.map((token) => ({ ...token, text: token.text.slice(0, maxShown) }));
    left -= shown.reduce((sum, { text }) => sum + text.length, 0);
    lines.push(shown);
  }
  return { lines, isCut: lines.some((line) => line.some(({ text }) => text.length === maxShown)) };
}

/** The complete text of a body, for copying. */
export function textOfBody(body: Extract<ResponseBody, { text: string }>): string {
  return body.kind === 'text' ? body.text : jsonText(body.node);
}
