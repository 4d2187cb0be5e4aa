import type { AskAiProvider } from './providers/types';

let provider: AskAiProvider | undefined;

/** Chooses what answers; there is one at a time. */
export function setAskAiProvider(chosen: AskAiProvider): void {
  provider = chosen;
}

/** Whether something answers: where nothing does, no control may offer it. */
export function hasAskAi(): boolean {
  return provider !== undefined;
}

/** Tells the assistant that it may be wanted soon: on hover, focus, touch, and when search opens. */
export function prepareAskAi(): void {
  provider?.prepare();
}

/**
 * Opens Ask AI; with words from search it asks about them at once.
 * @throws when nothing could be opened, as without a network
 */
export async function openAskAi(query?: string): Promise<void> {
  await provider?.open(query);
}
