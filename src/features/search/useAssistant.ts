import { hasAskAi, openAskAi, prepareAskAi } from '@site/src/features/ask-ai';
import { useEffect } from 'react';

/** Asks the assistant about the reader's words; undefined where there is none. */
export function useAssistant(): ((query: string) => void) | undefined {
  useEffect(prepareAskAi, []);
  if (!hasAskAi()) return undefined;
  return (query) => {
    openAskAi(query).catch((error) => console.warn('Ask AI could not be opened.', error));
  };
}
