import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

/** Our own remark on a comment of the package. */
interface Note {
  /** The part of the comment that the note is about. */
  about: string;
  text: string;
}

/** A statement in the package's comments that isn't true, and what the pages say instead. */
export interface Correction {
  /** In the Markdown of the comment. */
  from: string;
  to: string;
  /** Why it isn't true, or where the truth is. */
  reason: string;
}

interface Texts {
  leads: Record<string, Record<string, string>>;
  groups: Record<string, string>;
  notes: Record<string, Note>;
  corrections: Correction[];
}

const file = new URL('./texts.yaml', import.meta.url);

export const texts = parse(readFileSync(file, 'utf8')) as Texts;
