import { hasAskAi, openAskAi } from '@site/src/features/ask-ai';

/** Asks the assistant about a query; undefined if there is no assistant. */
export function findAssistant(): ((query: string) => void) | undefined {
  if (!hasAskAi()) return undefined;
  return (query) => {
    openAskAi(query).catch((error) => console.warn('Ask AI could not be opened.', error));
  };
}
