import { showOverlay } from '@site/src/features/overlays';

// The dialog and all that searches: nothing of it is loaded before a reader shows intent.
const load = () => import('./SearchOverlay');

/** Loads what opening would wait for; called on intent, may be called again. */
export function prepareSearch(): void {
  // A failure shows when the reader opens the dialog.
  load().then(
    ({ prepareSources }) => prepareSources(),
    () => {},
  );
}

/**
 * Opens the search dialog.
 * @throws when it cannot be loaded
 */
export async function openSearch(): Promise<void> {
  const { SearchOverlay, openDialog, prepareSources } = await load();
  openDialog();
  showOverlay('search', SearchOverlay);
  prepareSources();
}
