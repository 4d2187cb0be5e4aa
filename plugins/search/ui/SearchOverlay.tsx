import siteConfig from '@generated/docusaurus.config';
import { type ReactNode, useSyncExternalStore } from 'react';
import { embeddedSource } from '../sources';
import { createSources, type SearchConfig } from '../sources/create';
import { closeDialog, dialogOpen } from './openState';
import { SearchDialog } from './SearchDialog';

/** The sources of this build. */
const searchSources = createSources(
  (siteConfig.customFields?.search ?? {}) as SearchConfig,
  embeddedSource,
);

/** Lets every source load what its first query needs. */
export function prepareSources(): void {
  for (const source of searchSources.sources) {
    // A failure shows with the first query, which tries again.
    source.prepare?.().catch(() => {});
  }
}

export { openDialog } from './openState';

/** The dialog above every page, with the sources of this build. */
export function SearchOverlay(): ReactNode {
  const isOpen = useSyncExternalStore(dialogOpen.subscribe, dialogOpen.read);
  return <SearchDialog isOpen={isOpen} onClose={closeDialog} sources={searchSources} />;
}
