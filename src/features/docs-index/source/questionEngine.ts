import generatedLocation from '@generated/search-index/default/location.json';
import { createEngine } from '@site/src/lib/search/createEngine';
import { createIndexReader, type ReadFiles } from '@site/src/lib/search/indexReader';
import { type RankedSections, rankSections } from '@site/src/lib/search/rankSections';
import type { IndexLocation } from '@site/src/lib/search/searchIndex';
import { loadIndexFile } from './loadIndexFile';

const maxSuggestions = 5;

const location: IndexLocation = generatedLocation;
const load = (name: string) => loadIndexFile(location, name);
const files: ReadFiles = new Map();

/** What was read of the index; a draft's changes with each edit. */
const known = (): ReadFiles => (location.isDraft ? new Map() : files);

/** Loads what every question needs. */
export async function prepare(): Promise<void> {
  await createIndexReader(load, known()).head();
}

/** Ranks the sections of these docs for a question. */
export function rank(question: string, limit: number): Promise<RankedSections> {
  return rankSections(question, limit, createIndexReader(load, known()));
}

/** Words of these docs that are similar to the words of a question. */
export function suggest(question: string): Promise<string[]> {
  return createEngine(load, known()).suggest(question, maxSuggestions);
}
