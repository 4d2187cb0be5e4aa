import { linkPrefix } from '../linkPrefix';

// Edited code in the address: `#live=<sample>.<files>`, where the files are a JSON object of texts by path,
// compressed and written in base64url.

/** The code of the files that readers can edit, by path. */
export type Code = Readonly<Record<string, string>>;

/** The longest fragment that is made: what chats and mail programs keep in one piece. */
export const maxLinkLength = 8000;

/** The most text that a link may contain: a small link can't fill the memory, or keep the highlighter busy. */
const maxTextLength = 20_000;

/** A link can't be made or read; the message is for the reader. */
class LinkError extends Error {}

function toBase64Url(bytes: Uint8Array): string {
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

function fromBase64Url(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(plain, (character) => character.charCodeAt(0));
}

/** Reads a stream as text. @throws when it is longer than a sample can be */
async function readText(stream: ReadableStream<Uint8Array<ArrayBuffer>>): Promise<string> {
  const decoder = new TextDecoder();
  const reader = stream.getReader();
  let text = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    text += decoder.decode(value, { stream: true });
    if (text.length > maxTextLength) {
      await reader.cancel();
      throw new LinkError('The code in this link is too long.');
    }
  }
}

/**
 * Makes the fragment of a link to edited code.
 * @throws LinkError when it gets too long
 */
export async function writeLink(sample: string, code: Code): Promise<string> {
  const stream = new Blob([JSON.stringify(code)])
    .stream()
    .pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  const fragment = linkPrefix(sample) + toBase64Url(bytes);
  if (fragment.length <= maxLinkLength) return fragment;
  const format = (count: number) => count.toLocaleString('en');
  throw new LinkError(
    `This code is too long for a link: it would take ${format(fragment.length)} characters, and ${format(maxLinkLength)} are possible.`,
  );
}

const isCode = (value: unknown): value is Code =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((text) => typeof text === 'string');

/**
 * Reads the code of a fragment.
 * @returns nothing if the fragment isn't a link to this sample
 * @throws LinkError when it is damaged
 */
export async function readLink(sample: string, fragment: string): Promise<Code | undefined> {
  if (!fragment.startsWith(linkPrefix(sample))) return undefined;
  try {
    const bytes = fromBase64Url(fragment.slice(linkPrefix(sample).length));
    const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
    const code: unknown = JSON.parse(await readText(stream));
    if (isCode(code)) return code;
  } catch (error) {
    if (error instanceof LinkError) throw error;
  }
  throw new LinkError('This link is damaged, so its code can’t be shown.');
}
