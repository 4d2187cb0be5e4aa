/** The search index of these docs and the passages in it, for features that show them; it has no views. */

export type { Answer, AskedPage, Passage } from './passages/answer';
export { answerQuestion } from './passages/answerQuestion';
export { createLazyEmbedded as createEmbeddedSource } from './source/lazyEmbedded';
export { openQuestions, prepareQuestions } from './source/questionSource';
export type {
  ResultCounts,
  SearchAnswer,
  SearchResult,
  SearchSource,
} from './source/searchSource';
