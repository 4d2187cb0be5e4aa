export { AskButton } from './AskButton';
export { hasAskAi, openAskAi, prepareAskAi, setAskAiProvider } from './openAskAi';
export { createWidget } from './providers/widget';
