/** What a name in code is: its name with its owner, its signature as highlighted HTML, a sentence and an address. */
export type NameNote = readonly [name: string, signature: string, sentence: string, href: string];

/**
 * The names in the code of a page that have an explanation: the file next to the page, which plugins/samples/names
 * writes.
 */
export interface PageNames {
  notes: readonly NameNote[];
  /** By the key of a block's text: where each name starts, followed by the index of its note. */
  blocks: Readonly<Record<string, readonly number[]>>;
}

/** The file with the names of the page at a path: `/functions/actions` → `/functions/actions.names.json`. */
export function namesPath(path: string): string {
  return `${path.replace(/\.html$/, '').replace(/\/$/, '/index')}.names.json`;
}

/** A short key of a text, to find it among the blocks of a page. */
export function textKey(text: string): string {
  let hash = 0;
  for (let at = 0; at < text.length; at++) hash = (Math.imul(hash, 31) + text.charCodeAt(at)) | 0;
  return (hash >>> 0).toString(36);
}
