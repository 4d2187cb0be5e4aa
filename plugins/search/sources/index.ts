/** The search index of these docs, for features that show what is found in it; it has no views. */

import type { Answer } from './answer';
import type { DocsIndex } from './docsIndex';
import type { SearchSource } from './searchSource';

export type { Answer, AnswerSection } from './answer';
export type { SearchAnswer, SearchResult, SearchSource } from './searchSource';

let loading: Promise<DocsIndex> | undefined;

/** Loads the engine on first use; a failed load is tried again. */
function open(): Promise<DocsIndex> {
  loading ??= import('./docsIndex').then(
    ({ openIndex }) => openIndex(),
    (error) => {
      loading = undefined;
      throw error;
    },
  );
  return loading;
}

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
  prefetch: (query) => {
    loading?.then(
      (index) => index.prefetch?.(query),
      () => {},
    );
  },
  suggest: async (query) => (await (await open()).suggest?.(query)) ?? [],
};
