import { showOverlay } from '@site/src/features/overlays';

// The dialog and the search code: nothing of it is loaded before a reader shows intent.
const load = () => import('../components/SearchOverlay');

let isPrepared = false;

/** Prefetches what opening needs; called on intent and on every pointer move. */
export function prepareSearch(): void {
  if (isPrepared) return;
  isPrepared = true;
  load().then(
    ({ SearchOverlay, prepareSources }) => {
      showOverlay('search', SearchOverlay);
      prepareSources();
    },
    // A failure shows when the reader opens the dialog.
    () => {
      isPrepared = false;
    },
  );
}

/**
 * Opens the search dialog.
 * @param query searched for immediately; without it the input is empty
 * @throws when it cannot be loaded
 */
export async function openSearch(query?: string): Promise<void> {
  const { SearchOverlay, openDialog, prepareSources } = await load();
  openDialog(query);
  showOverlay('search', SearchOverlay);
  prepareSources();
}
