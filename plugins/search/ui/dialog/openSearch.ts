import { showOverlay } from '@site/src/features/overlays';
import { createStore } from '@site/src/lib/createStore';
import { keepKeys } from './keepKeys';

// The dialog and the search code: nothing of it is loaded before a reader shows intent.
const load = () => import('../components/SearchOverlay');

/** Whether the dialog could not be loaded the last time; the search box says so. */
export const searchFailed = createStore(false);

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

/** Opens the dialog for callers that leave it to the search box to say that it could not be loaded. */
export function tryToOpenSearch(query?: string): void {
  openSearch(query).catch(() => {});
}

/**
 * Opens the search dialog. What the reader types before the field is there, goes into it.
 * @param query searched for immediately; without it the input is empty
 * @throws when it cannot be loaded
 */
export async function openSearch(query: string = ''): Promise<void> {
  const kept = keepKeys();
  try {
    const { SearchOverlay, openDialog, prepareSources } = await load();
    openDialog(query + kept.text());
    showOverlay('search', SearchOverlay);
    prepareSources();
    searchFailed.set(false);
    if (await kept.untilField()) openDialog(query + kept.text());
  } catch (error) {
    searchFailed.set(true);
    throw error;
  } finally {
    kept.stop();
  }
}
