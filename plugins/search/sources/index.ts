/** The search index of these docs, for what shows what is found in it: dialog, Ask AI panel, finder of errors. */

import location from '@generated/search-index/default/location.json';
import { loadOnce } from '@site/src/lib/loadOnce';
import type { Answer, SearchSource } from './searchSource';

export type { Answer, AnswerSection, SearchSource } from './searchSource';

/**
 * Reads a file of the index.
 * @throws when it can't be loaded
 */
export async function readIndexFile<File>(name: string): Promise<File> {
  const cache = location.isDraft ? 'no-store' : 'default';
  const response = await fetch(location.address + name, { cache });
  if (!response.ok) throw new Error(`The search index returned status ${response.status}.`);
  return response.json();
}

const open = loadOnce(async () => {
  const { openIndex } = await import('./docsIndex');
  return openIndex(readIndexFile, location.isDraft);
});

/** Loads what every question needs. */
export async function prepareDocs(): Promise<void> {
  await (await open()).prepare();
}

export async function answerFromDocs(question: string, signal: AbortSignal): Promise<Answer> {
  return (await open()).answer(question, signal);
}

/** The docs of this site as a source of the dialog; importing it adds little to a page. */
export const embeddedSource: SearchSource = {
  label: 'Docs search',
  prepare: prepareDocs,
  search: async (...asked) => (await open()).search(...asked),
  suggest: async (query) => (await open()).suggest(query),
};
