import { type ReactNode, useSyncExternalStore } from 'react';
import { closeDialog, readOpen, subscribeOpen } from './openState';
import { SearchDialog } from './SearchDialog';
import { searchSources } from './sources/searchSources';

export { openDialog } from './openState';
export { prepareSources } from './sources/searchSources';

/** The dialog where the site shows it, over every page. */
export function SearchOverlay(): ReactNode {
  const isOpen = useSyncExternalStore(subscribeOpen, readOpen);
  return <SearchDialog isOpen={isOpen} onClose={closeDialog} sources={searchSources} />;
}
