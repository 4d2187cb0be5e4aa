import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type NamedType, TypeReader } from '../../commands/samples/readTypes';
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
const cacheDir = join(root, 'node_modules/.cache/type-notes');

let reader: TypeReader | undefined;
let tools: string | undefined;

/** Hashes what else than the page decides: the packages and the code that asks the compiler. */
function hashOfTools(): string {
  const hash = createHash('sha256').update(readFileSync(join(root, 'package-lock.json')));
  for (const folder of ['plugins/commands/samples', 'plugins/remark/code-fences']) {
    const files = readdirSync(join(root, folder), { withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ name }) => join(root, folder, name));
    for (const file of files.sort()) hash.update(readFileSync(file));
  }
  return hash.digest('hex');
}

async function makeNotes(file: string, source: string): Promise<Notes> {
  reader ??= new TypeReader(root);
  const notes: Notes = {};
  for (const [line, types] of reader.read(file, source)) {
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
 * the page and the packages are the same.
 * @returns the notes of each fence with `twoslash`, by the line on which the fence begins
 */
export async function typeNotes(file: string, source: string): Promise<Notes> {
  tools ??= hashOfTools();
  const key = createHash('sha256').update(tools).update(file).update(source).digest('hex');
  const cached = join(cacheDir, `${key}.json`);
  try {
    return JSON.parse(readFileSync(cached, 'utf8')) as Notes;
  } catch {
    const notes = await makeNotes(file, source);
    mkdirSync(cacheDir, { recursive: true });
    writeFileSync(cached, JSON.stringify(notes));
    return notes;
  }
}
