import { createErrorFinder, type ErrorMessages } from '../../../src/lib/errors/createErrorFinder';
import { type IndexHead, type PageCard, sectionsPerCard } from './types';

/** Characters that JSON does not escape, space kept for separating. */
const alphabet = Array.from({ length: 92 }, (_, index) => index + 35)
  .filter((code) => code !== 92)
  .map((code) => String.fromCharCode(code));
const digits = new Map(alphabet.map((character, index) => [character.charCodeAt(0), index]));

/** A digit of this or more is followed by another. */
const half = 45;

/** Impacts are kept as levels, each a tenth above the one below it. */
const minImpact = 0.02;
const step = Math.log(1.1);
const highestLevel = alphabet.length - 1;

/** What a term says about a section: the section's number and how much it counts there. */
export interface Posting {
  section: number;
  impact: number;
}

/** Part of the index: terms in order and, for each, its postings as they are written. */
export interface Shard {
  terms: string[];
  postings: string[];
}

export interface ShardFile {
  /** A line per term: how much of the one before it begins with, and the rest. */
  terms: string;
  postings: string;
}

function encodeNumber(value: number): string {
  let text = '';
  let rest = value;
  for (; rest >= half; rest = Math.floor(rest / half) - 1) text += alphabet[half + (rest % half)];
  return text + alphabet[rest];
}

function encodeDigit(value: number): string {
  return alphabet[Math.min(value, highestLevel)] ?? '';
}

/** Writes postings in the order of their sections. */
export function encodePostings(postings: readonly Posting[]): string {
  let text = '';
  let next = 0;
  for (const { section, impact } of postings) {
    const level = Math.round(Math.log(Math.max(impact, minImpact) / minImpact) / step);
    text += encodeNumber(section - next) + encodeDigit(Math.min(level, highestLevel));
    next = section + 1;
  }
  return text;
}

/** Calls back for each posting of a term. */
export function eachPosting(
  text: string,
  callback: (section: number, impact: number) => void,
): void {
  let section = 0;
  for (let index = 0; index < text.length; index += 1) {
    let unit = 1;
    let digit = digits.get(text.charCodeAt(index)) ?? 0;
    for (; digit >= half; digit = digits.get(text.charCodeAt(index)) ?? 0) {
      section += (digit - half + (unit > 1 ? 1 : 0)) * unit;
      unit *= half;
      index += 1;
    }
    section += (digit + (unit > 1 ? 1 : 0)) * unit;
    index += 1;
    const level = digits.get(text.charCodeAt(index)) ?? 0;
    callback(section, minImpact * Math.exp(step * level));
    section += 1;
  }
}

/** Writes a shard; the terms must be in order. */
export function encodeShard({ terms, postings }: Shard): ShardFile {
  let before = '';
  const lines = terms.map((term) => {
    let same = 0;
    while (same < before.length && same < half && before[same] === term[same]) same += 1;
    before = term;
    return encodeDigit(same) + term.slice(same);
  });
  return { terms: lines.join('\n'), postings: postings.join(' ') };
}

function decodeShard(file: ShardFile): Shard {
  let before = '';
  const terms = file.terms.split('\n').map((line) => {
    before = before.slice(0, digits.get(line.charCodeAt(0)) ?? 0) + line.slice(1);
    return before;
  });
  return { terms, postings: file.postings.split(' ') };
}

/** Loads a file: `head.json`, `words.json`, `terms-3.json`, `page-12-0.json`, `pages.json`, `error-messages.json`. */
export type LoadFile = (name: string) => Promise<unknown>;

interface FoundPage {
  page: number;
  sections: readonly { number: number }[];
}

/** The parts of an index, each loaded when it is first needed. */
export type IndexReader = ReturnType<typeof createIndexReader>;

/** Files of an index as they were read, by name. */
export type ReadFiles = Map<string, unknown>;

/**
 * Reads the files of an index, each once; a failed one is retried on the next request.
 * @param files what other readers of the same index have read; this one adds to it
 */
export function createIndexReader(load: LoadFile, files: ReadFiles = new Map()) {
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

  const head = () => once('head.json', (content) => content as IndexHead);
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

  async function cardPart(page: number, part: number): Promise<PageCard> {
    const all = files.get('pages.json') as PageCard[][] | undefined;
    const known = all?.[page]?.[part];
    return known ?? once(`page-${page}-${part}.json`, (content) => content as PageCard);
  }

  return {
    head,
    shard,
    words,
    findError,

    async card({ page, sections: ranked }: FoundPage): Promise<PageCard> {
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

    /** Loads everything that is left, unless there are too many pages. */
    async rest(): Promise<void> {
      const { shards, bundled } = await head();
      if (!bundled) return;
      await Promise.all([...shards.keys()].map(shard));
      const cards = once('pages.json', (content) => content as PageCard[][]);
      await Promise.all([cards, words(), findError()]);
    },
  };
}
