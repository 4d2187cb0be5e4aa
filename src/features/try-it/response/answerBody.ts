import { type JsonNode, readJson } from '../json/readJson';

/** The body of an answer, as far as it was read. */
export type AnswerBody =
  | { kind: 'empty' }
  | ((
      | { kind: 'json'; text: string; node: JsonNode }
      | { kind: 'text'; text: string }
      | { kind: 'binary' }
    ) & {
      /** Of what was read. */
      blob: Blob;
      /** There is more: reading stopped at the limit. */
      isCut: boolean;
    });

/** Bytes of an answer that are read at most: a page that holds more becomes slow. */
export const mostBytes = 5_000_000;

/** JSON up to this length is indented; longer is shown as it came. */
const mostIndented = 1_000_000;

const textual = /^text\/|[/+](?:json|xml|javascript|yaml|x-ndjson|x-www-form-urlencoded)\b/i;

/** Bytes of a body, and whether there are more. */
export interface ReadBytes {
  parts: Uint8Array<ArrayBuffer>[];
  isCut: boolean;
}

/**
 * Reads the bytes of an answer up to the limit.
 * @throws when the connection breaks on the way, or the request is cancelled
 */
export async function readBytes(response: Response): Promise<ReadBytes> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const reader = response.body?.getReader();
  if (!reader) return { parts, isCut: false };
  let left = mostBytes;
  while (true) {
    const { done, value } = await reader.read();
    if (done) return { parts, isCut: false };
    parts.push(value.subarray(0, left));
    left -= value.length;
    if (left < 0) {
      await reader.cancel();
      return { parts, isCut: true };
    }
  }
}

/** Text of the type's own encoding; of no type at all only what is plainly UTF-8. */
function decode(bytes: ArrayBuffer, type: string): string | undefined {
  const [, charset = 'utf-8'] = /charset="?([^\s;"]+)/i.exec(type) ?? [];
  try {
    if (type === '') return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return textual.test(type) ? new TextDecoder(charset).decode(bytes) : undefined;
  } catch {
    return undefined;
  }
}

function nodeOf(text: string): JsonNode | undefined {
  if (text.length > mostIndented) return undefined;
  try {
    return readJson(text);
  } catch {
    return undefined;
  }
}

/** Finds out what bytes of a type say. */
export async function bodyOf({ parts, isCut }: ReadBytes, type: string): Promise<AnswerBody> {
  const blob = new Blob(parts, { type });
  if (blob.size === 0) return { kind: 'empty' };
  const text = decode(await blob.arrayBuffer(), type);
  if (text === undefined) return { kind: 'binary', blob, isCut };
  const node = isCut || /^text\/(?!plain)/.test(type) ? undefined : nodeOf(text);
  return node ? { kind: 'json', text, node, blob, isCut } : { kind: 'text', text, blob, isCut };
}
