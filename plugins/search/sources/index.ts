/** The search index of these docs, for what shows what is found in it: the dialog and the Ask AI panel. */

import { loadOnce } from '@site/src/lib/loadOnce';
import type { Answer, SearchSource } from './searchSource';

export type {
  Answer,
  AnswerSection,
  SearchResult,
  SearchSource,
} from './searchSource';

let isLoaded = false;

const open = loadOnce(async () => {
  const { openIndex } = await import('./docsIndex');
  isLoaded = true;
  return openIndex();
});

/** Loads what every question needs. */
export async function prepareDocs(): Promise<void> {
  await (await open()).prepare();
}

/** Finds the sections of these docs that answer a question. */
export async function answerFromDocs(question: string, signal: AbortSignal): Promise<Answer> {
  return (await open()).answer(question, signal);
}

/** The docs of this site as a source of the dialog; importing it adds little to a page. */
export const embeddedSource: SearchSource = {
  label: 'Docs search',
  prepare: prepareDocs,
  search: async (...asked) => (await open()).search(...asked),
  async prefetch(query) {
    if (isLoaded) (await open()).prefetch?.(query);
  },
  suggest: async (query) => (await (await open()).suggest?.(query)) ?? [],
};
