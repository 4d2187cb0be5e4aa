export { AskButton } from './AskButton';
export { hasAskAi, openAskAi, prepareAskAi, quotesDocs, setAskAiProvider } from './openAskAi';
export { createWidget } from './providers/widget';
