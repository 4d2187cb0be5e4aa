import type { AskAiProvider, AskedPage } from './askAiProvider';

let provider: AskAiProvider | undefined;

/** Sets the provider of answers; there is one at a time. */
export function setAskAiProvider(chosen: AskAiProvider): void {
  provider = chosen;
}

/** Whether there is a provider; otherwise the page must not offer Ask AI. */
export function hasAskAi(): boolean {
  return provider !== undefined;
}

/** Whether its answers are excerpts of these docs, rather than text that an assistant writes. */
export function quotesDocs(): boolean {
  return provider?.quotesDocs === true;
}

/** Prefetches what opening needs: on hover, focus, touch, and when search opens. */
export function prepareAskAi(): void {
  provider?.prepare();
}

/**
 * Opens Ask AI; a query from search is asked immediately.
 * @param page what the reader's questions are about
 * @throws when nothing could be loaded, for example offline
 */
export async function openAskAi(query?: string, page?: AskedPage): Promise<void> {
  await provider?.open(query, page);
}

let search: ((query: string) => void) | undefined;

/** Sets what opens search. Search imports this feature, so this feature can't import search. */
export function setSearch(open: (query: string) => void): void {
  search = open;
}

/** Searches for what Ask AI has no answer to. */
export function openSearchFor(query: string): void {
  search?.(query);
}
