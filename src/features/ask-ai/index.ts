export { AskButton } from './AskButton';
export { hasAskAi, openAskAi, prepareAskAi, setAskAiProvider } from './openAskAi';
export type { AskAiProvider } from './providers/types';
