import type { ComponentType } from 'react';

let shown: ReadonlyMap<string, ComponentType> = new Map();
let notify = () => {};

/** Hands the one listener, the host in the page, every change. */
export function subscribe(listener: () => void): () => void {
  notify = listener;
  return () => {
    notify = () => {};
  };
}

export const readShown = (): ReadonlyMap<string, ComponentType> => shown;

/**
 * Renders a component after the pages, once: it keeps its state from page to page. Whoever calls this has
 * loaded the component on use, so that no page carries it.
 */
export function showOverlay(name: string, Overlay: ComponentType): void {
  if (shown.has(name)) return;
  shown = new Map(shown).set(name, Overlay);
  notify();
}
