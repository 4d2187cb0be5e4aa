export { SearchButton } from './SearchButton';
export { SearchItem } from './SearchItem';
export { createLazyEmbedded as createEmbeddedSource } from './sources/lazyEmbedded';
export type { SearchResult, SearchSource } from './sources/types';
