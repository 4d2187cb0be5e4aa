import { type ReactNode, useSyncExternalStore } from 'react';
import { shownOverlays } from './shown';

const none = new Map();

/** Renders the overlays that features have shown above the pages; nothing until the first one. */
export function Overlays(): ReactNode {
  const shown = useSyncExternalStore(shownOverlays.subscribe, shownOverlays.read, () => none);
  return [...shown].map(([name, Overlay]) => <Overlay key={name} />);
}
