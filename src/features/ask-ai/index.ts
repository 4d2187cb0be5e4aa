export { AskButton } from './AskButton';
export { openAskAi, prepareAskAi, setAskAiProvider } from './openAskAi';
export type { AskAiProvider } from './providers/types';
