export { AskButton } from './AskButton';
export {
  hasAskAi,
  openAskAi,
  prepareAskAi,
  quotesDocs,
  setAskAiProvider,
  setSearch,
} from './openAskAi';
export { createWidget } from './widget/widget';
