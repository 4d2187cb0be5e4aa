export { SearchButton } from './SearchButton';
export { SearchItem } from './SearchItem';
export { createEmbeddedSource } from './sources/embedded';
export type { SearchResult, SearchSource } from './sources/types';
