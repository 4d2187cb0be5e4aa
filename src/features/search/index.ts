export { SearchButton } from './components/SearchButton';
export { SearchItem } from './components/SearchItem';
export { createLazyEmbedded as createEmbeddedSource } from './sources/lazyEmbedded';
export type { SearchResult, SearchSource } from './sources/types';
