import { showOverlay } from '@site/src/components/Overlays';
import { createStore } from '@site/src/lib/createStore';
import { isComposing } from '@site/src/lib/keys';

/** How long keys are kept for a field that doesn't get the focus. */
const timeoutMs = 1000;

/** Keeps the letters that are typed, in order, until a field has the focus. */
function keepKeys() {
  let text = '';
  const keep = (event: KeyboardEvent) => {
    const { key, altKey, ctrlKey, metaKey } = event;
    if (altKey || ctrlKey || metaKey || isComposing(event) || key.length > 1) return;
    text += key;
    event.preventDefault();
  };
  document.addEventListener('keydown', keep, true);
  const stop = () => document.removeEventListener('keydown', keep, true);
  return {
    text: () => text,
    stop,
    /** Waits until the dialog's field has the focus. Returns whether more was typed meanwhile. */
    async untilField(): Promise<boolean> {
      const before = text;
      const end = performance.now() + timeoutMs;
      while (!document.activeElement?.matches('dialog input') && performance.now() < end) {
        await new Promise(requestAnimationFrame);
      }
      stop();
      return text !== before;
    },
  };
}

// The dialog and the search code: nothing of it is loaded before a reader interacts with it.
const load = () => import('./SearchDialog');

/** Whether the dialog could not be loaded the last time; the search box says so. */
export const searchFailed = createStore(false);

let isPrepared = false;

/** Prefetches what opening needs; called on the first interaction and on every pointer move. */
export function prepareSearch(): void {
  if (isPrepared) return;
  isPrepared = true;
  load().then(
    ({ SearchDialog, prepareSources }) => {
      showOverlay('search', SearchDialog);
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
    const { SearchDialog, openedWith, prepareSources } = await load();
    openedWith.set(query + kept.text());
    showOverlay('search', SearchDialog);
    prepareSources();
    searchFailed.set(false);
    if (await kept.untilField()) openedWith.set(query + kept.text());
  } catch (error) {
    searchFailed.set(true);
    throw error;
  } finally {
    kept.stop();
  }
}
