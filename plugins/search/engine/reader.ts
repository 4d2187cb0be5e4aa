import { createErrorFinder } from '../../../src/lib/errors/createErrorFinder';
import type { ErrorAnswer, ErrorMessages } from '../../../src/lib/errors/errorEntry';
import { decodeCounts, decodeShard, type Shard, type ShardFile } from './codec';
import { type IndexHead, type PageCard, sectionsPerCard } from './types';

/** Loads a file: `head.json`, `words.json`, `terms-3.json`, `page-12-0.json`, `pages.json`, `error-messages.json`. */
export type LoadFile = (name: string) => Promise<unknown>;

/** The parts of an index, each loaded when it is first needed. */
export interface IndexReader {
  head(): Promise<IndexHead & { pageSizes: number[] }>;
  shard(number: number): Promise<Shard>;
  /** What mistyped words are compared with. */
  words(): Promise<string[]>;
  /** What finds the entry of a pasted error. */
  findError(): Promise<(text: string) => ErrorAnswer<ErrorMessages>>;
  /** A page and the sections of it that were found. */
  card(found: { page: number; sections: readonly { number: number }[] }): Promise<PageCard>;
  /** Loads everything that is left; false if there are too many pages. */
  rest(): Promise<boolean>;
}

/** Files of an index as they were read, by name. */
export type ReadFiles = Map<string, unknown>;

/**
 * Reads the files of an index, each once; a failed one is retried on the next request.
 * @param files what other readers of the same index have read; this one adds to it
 */
export function createIndexReader(load: LoadFile, files: ReadFiles = new Map()): IndexReader {
  const loaded = new Map<string, Promise<unknown>>();

  function once<T>(name: string, read: (content: unknown) => T): Promise<T> {
    const before = loaded.get(name) as Promise<T> | undefined;
    if (before) return before;
    if (files.has(name)) return Promise.resolve(files.get(name) as T);
    const content = load(name).then((text) => {
      const result = read(text);
      files.set(name, result);
      return result;
    });
    loaded.set(name, content);
    content.catch(() => loaded.delete(name));
    return content;
  }

  const head = () =>
    once('head.json', (content) => {
      const read = content as IndexHead;
      return { ...read, pageSizes: decodeCounts(read.sizes) };
    });
  const shard = (number: number) =>
    once(`terms-${number}.json`, (content) => decodeShard(content as ShardFile));
  const words = () => once('words.json', (content) => content as string[]);
  const findError = () =>
    once('error-messages.json', (content) =>
      createErrorFinder(
        (content as [url: string, title: string, ...others: string[]][]).map(
          ([url, ...messages]): ErrorMessages => ({ url, title: messages[0], messages }),
        ),
      ),
    );
  const allCards = () => once('pages.json', (content) => content as PageCard[][]);

  async function cardPart(page: number, part: number): Promise<PageCard> {
    const hasAll = loaded.has('pages.json') || files.has('pages.json');
    const all = hasAll ? await allCards().catch(() => undefined) : undefined;
    const known = all?.[page]?.[part];
    return known ?? once(`page-${page}-${part}.json`, (content) => content as PageCard);
  }

  return {
    head,
    shard,
    words,
    findError,

    async card({ page, sections: ranked }) {
      const numbers = new Set(ranked.map(({ number }) => Math.floor(number / sectionsPerCard)));
      const parts = await Promise.all(
        [...numbers].map(async (number) => ({ number, card: await cardPart(page, number) })),
      );
      const sections: PageCard['sections'] = [];
      for (const { number, card } of parts) {
        for (const [index, section] of card.sections.entries()) {
          sections[number * sectionsPerCard + index] = section;
        }
      }
      return { path: '', title: '', ...parts[0]?.card, sections };
    },

    async rest() {
      const { shards, bundled } = await head();
      if (!bundled) return false;
      await Promise.all([...shards.keys()].map(shard));
      await Promise.all([allCards(), words(), findError()]);
      return true;
    },
  };
}
