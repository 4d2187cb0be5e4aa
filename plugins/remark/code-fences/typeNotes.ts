import { type NamedType, TypeReader } from '../../commands/samples/readTypes';
import type { SamplePage } from '../../commands/samples/types';
import { pageStore } from '../../content/pageStore';
import { createDiskCache, type DiskCache } from '../../lib/diskCache';
import { formatType } from './formatType';

/** A name in a fence that has a note of its type. */
interface TypeNote {
  /** Where the name begins in the fence's code. */
  start: number;
  length: number;
  text: string;
}

type Notes = Record<string, TypeNote[]>;

const root = process.cwd();

let reader: TypeReader | undefined;
let cache: DiskCache<Notes> | undefined;

async function makeNotes(page: SamplePage): Promise<Notes> {
  reader ??= new TypeReader(root);
  const notes: Notes = {};
  const found = reader.read(page);
  for (const { index, line } of page.fences) {
    const types = found.get(line);
    if (!types) continue;
    const write = async (named: NamedType) => ({
      start: named.start,
      length: named.length,
      text: await formatType(named),
    });
    notes[index] = await Promise.all(types.map(write));
  }
  return notes;
}

/**
 * Reads the types of names from a page's own project. The compiler needs seconds, so they are kept for as long as
 * the page's samples, the packages and the code are the same; the text between the samples may change.
 * @returns the notes of each fence with `twoslash`, by the line on which the fence begins
 */
export async function typeNotes(file: string, source: string): Promise<Notes> {
  cache ??= createDiskCache<Notes>({ name: 'type-notes', entry: import.meta.url });
  const page = await pageStore(root).readSource(file, source);
  const samples = page.fences.map(({ lang, meta, code }) => [lang, meta, code]);
  const notes = await cache.getOrCompute([file, JSON.stringify(samples)], () => makeNotes(page));
  return Object.fromEntries(
    page.fences.flatMap(({ index, line }) => {
      const own = notes[index];
      return own ? [[line, own]] : [];
    }),
  );
}
