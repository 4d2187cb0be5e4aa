import { type ReactNode, useSyncExternalStore } from 'react';
import { searchSources } from '../../sources/searchSources';
import { closeDialog, dialogOpen } from '../dialog/openState';
import { SearchDialog } from './SearchDialog';

export { prepareSources } from '../../sources/searchSources';
export { openDialog } from '../dialog/openState';

/** The dialog above every page, with the sources of this build. */
export function SearchOverlay(): ReactNode {
  const isOpen = useSyncExternalStore(dialogOpen.subscribe, dialogOpen.read);
  return <SearchDialog isOpen={isOpen} onClose={closeDialog} sources={searchSources} />;
}
