import { type ReactNode, useSyncExternalStore } from 'react';
import { closeDialog, dialogOpen } from '../dialog/openState';
import { searchSources } from '../sources/searchSources';
import { SearchDialog } from './SearchDialog';

export { openDialog } from '../dialog/openState';
export { prepareSources } from '../sources/searchSources';

/** The dialog above every page, with the sources of this build. */
export function SearchOverlay(): ReactNode {
  const isOpen = useSyncExternalStore(dialogOpen.subscribe, dialogOpen.read);
  return <SearchDialog isOpen={isOpen} onClose={closeDialog} sources={searchSources} />;
}
