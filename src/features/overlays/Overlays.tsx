import ErrorBoundary from '@docusaurus/ErrorBoundary';
import { type ReactNode, useEffect, useSyncExternalStore } from 'react';
import { hideOverlay, shownOverlays } from './shown';

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
