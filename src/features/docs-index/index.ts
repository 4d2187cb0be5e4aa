/** The search index of these docs and the passages in it, for features that show them; it has no views. */
export { findPassages } from './passages/findPassages';
export type { Answer, AskedPage, Passage } from './passages/types';
export { createLazyEmbedded as createEmbeddedSource } from './source/lazyEmbedded';
export type {
  ResultCounts,
  SearchAnswer,
  SearchResult,
  SearchSource,
} from './source/types';
