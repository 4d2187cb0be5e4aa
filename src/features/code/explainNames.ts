import { namesPath, type PageNames } from '@site/src/lib/sampleNames';
import { markNames } from './markNames';
import { keepOneStop, nameTooltips, type OpenAt } from './nameTooltips';

const pages = new Map<string, Promise<PageNames | undefined>>();

/** Fetches the names of the current page once. Without them, code has no explanations. */
function loadNames(): Promise<PageNames | undefined> {
  const path = namesPath(location.pathname);
  const loading =
    pages.get(path) ??
    fetch(path)
      .then((response) => (response.ok ? (response.json() as Promise<PageNames>) : undefined))
      .catch(() => {
        // No network: the next block tries again.
        pages.delete(path);
        return undefined;
      });
  pages.set(path, loading);
  return loading;
}

/** What the reader last did in a block whose names are being fetched. */
const pending = new WeakMap<HTMLElement, { event?: Event | undefined }>();

/** Opens the tooltip of what the reader has pressed, or still points at. */
function openPointed(block: HTMLElement, openAt: OpenAt, event: Event | undefined): void {
  if (event?.type !== 'click') {
    // Touch doesn't hover.
    if ((event as PointerEvent | undefined)?.pointerType === 'touch') return;
    if (!block.matches(':hover')) return;
  }
  const { target, clientX, clientY } = (event ?? {}) as Partial<PointerEvent>;
  if (openAt(target instanceof Element ? target : null)) return;
  if (clientX !== undefined && clientY !== undefined) {
    openAt(document.elementFromPoint(clientX, clientY));
  }
}

/**
 * Explains the names in a block of code from the reader's first intent on: marks them, and opens the tooltip of the one
 * that the reader points at.
 * @param event what the reader did; until the names are there, the last one counts
 */
export async function explainNames(block: HTMLElement, event?: Event): Promise<void> {
  const known = pending.get(block);
  if (known) {
    known.event = event ?? known.event;
    return;
  }
  const state = { event };
  pending.set(block, state);
  const openAt = nameTooltips(block);
  // The HTML marks names with types. One may have been hovered or focused before hydration.
  openAt(block.querySelector('.noted:is(:hover, :focus-visible)'));
  const names = await loadNames();
  if (names) markNames(block, names);
  keepOneStop(block);
  openPointed(block, openAt, state.event);
}
