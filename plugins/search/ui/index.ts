export { openSearch } from './openSearch';
export { SearchButton, SearchItem } from './SearchItem';
