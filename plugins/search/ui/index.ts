export { SearchButton } from './components/SearchButton';
export { SearchItem } from './components/SearchItem';
export { openSearch } from './dialog/openSearch';
