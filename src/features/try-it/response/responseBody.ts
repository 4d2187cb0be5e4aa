import { type JsonNode, readJson } from '../json/readJson';

/** The body of a response, as far as it was read. */
export type ResponseBody =
  | { kind: 'empty' }
  | ((
      | { kind: 'json'; text: string; node: JsonNode }
      | { kind: 'text'; text: string }
      | { kind: 'binary' }
    ) & {
      /** The bytes that were read. */
      blob: Blob;
      /** Whether reading stopped at the limit. */
      isCut: boolean;
    });

/** Maximum number of bytes to read from a response, because more make the page slow. */
export const maxBytes = 5_000_000;

/** JSON up to this length is indented; longer JSON is shown as received. */
const maxIndented = 1_000_000;

const textual = /^text\/|[/+](?:json|xml|javascript|yaml|x-ndjson|x-www-form-urlencoded)\b/i;

/** Bytes of a body, and whether there are more. */
export interface ReadBytes {
  parts: Uint8Array<ArrayBuffer>[];
  isCut: boolean;
}

/**
 * Reads the bytes of a response up to the limit.
 * @throws if the connection breaks or the request is cancelled
 */
export async function readBytes(response: Response): Promise<ReadBytes> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const reader = response.body?.getReader();
  if (!reader) return { parts, isCut: false };
  let left = maxBytes;
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

/** Decodes text by the charset of its type; without a type, only valid UTF-8 counts as text. */
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
  if (text.length > maxIndented) return undefined;
  try {
    return readJson(text);
  } catch {
    return undefined;
  }
}

/** Decodes a body by its content type. */
export async function bodyOf({ parts, isCut }: ReadBytes, type: string): Promise<ResponseBody> {
  const blob = new Blob(parts, { type });
  if (blob.size === 0) return { kind: 'empty' };
  const text = decode(await blob.arrayBuffer(), type);
  if (text === undefined) return { kind: 'binary', blob, isCut };
  const node = isCut || /^text\/(?!plain)/.test(type) ? undefined : nodeOf(text);
  return node ? { kind: 'json', text, node, blob, isCut } : { kind: 'text', text, blob, isCut };
}
