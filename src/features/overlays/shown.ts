import { createStore } from '@site/src/lib/createStore';
import type { ComponentType } from 'react';

/** The overlays that features have shown, by name. */
export const shownOverlays = createStore<ReadonlyMap<string, ComponentType>>(new Map());

/**
 * Renders a component after the pages, once: it keeps its state from page to page. The caller loads the
 * component on demand, so it isn't in the page's own scripts.
 */
export function showOverlay(name: string, Overlay: ComponentType): void {
  const shown = shownOverlays.read();
  if (!shown.has(name)) shownOverlays.set(new Map(shown).set(name, Overlay));
}

export function hideOverlay(name: string): void {
  shownOverlays.set(new Map([...shownOverlays.read()].filter(([shown]) => shown !== name)));
}
