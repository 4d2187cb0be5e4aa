import { type NamedType, TypeReader } from '../../commands/samples/readTypes';
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

async function makeNotes(file: string, source: string): Promise<Notes> {
  reader ??= new TypeReader(root);
  const notes: Notes = {};
  for (const [line, types] of reader.read(await pageStore(root).readSource(file, source))) {
    const write = async (named: NamedType) => ({
      start: named.start,
      length: named.length,
      text: await formatType(named),
    });
    notes[line] = await Promise.all(types.map(write));
  }
  return notes;
}

/**
 * Reads the types of names from a page's own project. The compiler needs seconds, so they are kept for as long as
 * the page, the packages and the code are the same.
 * @returns the notes of each fence with `twoslash`, by the line on which the fence begins
 */
export async function typeNotes(file: string, source: string): Promise<Notes> {
  cache ??= createDiskCache<Notes>({ name: 'type-notes', entry: import.meta.url });
  return cache.getOrCompute([file, source], () => makeNotes(file, source));
}
