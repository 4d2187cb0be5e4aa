export interface AskedPage {
  title: string;
  /** On this host. */
  path: string;
}

/** Something that answers questions. One file per variant implements this. */
export interface AskAiProvider {
  /** Whether it quotes the docs instead of writing answers. @defaultValue false */
  readonly quotesDocs?: boolean;
  /** Prefetches what opening needs; called when the reader interacts, may be called again. */
  prepare(): void;
  /**
   * Shows the assistant; resolves once it is open.
   * @param query the reader's search query, which is asked immediately. Without it the reader writes the question.
   * @param page what the questions are about
   * @throws when neither the assistant nor its fallback can be loaded
   */
  open(query?: string, page?: AskedPage): Promise<void>;
}

/** Class of the buttons that open the assistant; it is passed to the widget's script, which looks for it. */
export const launchClass = 'js-launch-ask-ai';

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
