export { SearchButton } from './SearchButton';
export { createEmbeddedSource } from './sources/embedded';
export type { SearchResult, SearchSource } from './sources/types';
