import ErrorBoundary from '@docusaurus/ErrorBoundary';
import { createStore } from '@site/src/lib/createStore';
import { type ComponentType, type ReactNode, useEffect, useSyncExternalStore } from 'react';

const shownOverlays = createStore<ReadonlyMap<string, ComponentType>>(new Map());

/**
 * Renders a component after the pages, once: it keeps its state from page to page. The caller loads the
 * component on demand, so it isn't in the page's own scripts.
 */
export function showOverlay(name: string, Overlay: ComponentType): void {
  const shown = shownOverlays.read();
  if (!shown.has(name)) shownOverlays.set(new Map(shown).set(name, Overlay));
}

function hideOverlay(name: string): void {
  shownOverlays.set(new Map([...shownOverlays.read()].filter(([shown]) => shown !== name)));
}

const none = new Map();

/** An overlay that has crashed: the next time it is shown, it starts anew. */
function Crashed({ name }: { name: string }): ReactNode {
  useEffect(() => hideOverlay(name), [name]);
  return null;
}

/**
 * Renders the overlays that features have shown above the pages; nothing until the first one. A crash, such as that of
 * one whose text a browser has translated, leaves the page alone.
 */
export function Overlays(): ReactNode {
  const shown = useSyncExternalStore(shownOverlays.subscribe, shownOverlays.read, () => none);
  return [...shown].map(([name, Overlay]) => (
    <ErrorBoundary key={name} fallback={() => <Crashed name={name} />}>
      <Overlay />
    </ErrorBoundary>
  ));
}
