import { type ReactNode, useSyncExternalStore } from 'react';
import { readShown, subscribe } from './shown';

const none = new Map();

/** Renders what features have asked to show over the pages; nothing until one does. */
export function Overlays(): ReactNode {
  const shown = useSyncExternalStore(subscribe, readShown, () => none);
  return [...shown].map(([name, Overlay]) => <Overlay key={name} />);
}
