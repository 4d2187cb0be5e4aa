import { type PageRecord, type PageSource, readRecord } from './content';
import { toMarkdown } from './machines';
import { readSections } from './search';

/** Reads a page, with what each topic takes from its tree. The page store loads this file by its path. */
export function readPage(source: PageSource, docsDir: string): PageRecord {
  return readRecord(source, docsDir, { readSections, toMarkdown });
}
