import { useCallback, useSyncExternalStore } from 'react';

/** Where local storage keeps what a reader has ticked in a checklist, an item a line; it's never sent. */
const keyOf = (name: string) => `checklist-${name}`;

/** In place of storage where there is none. */
const kept = new Map<string, string>();

const read = (key: string) => (localStorage ? localStorage.getItem(key) : kept.get(key)) ?? '';

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // Another window of the browser.
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** The texts of the ticked items of a checklist, and a setter. */
export function useTicks(name: string): [readonly string[], (ticks: readonly string[]) => void] {
  const key = keyOf(name);
  const lines = useSyncExternalStore(
    subscribe,
    () => read(key),
    () => '',
  );
  const set = useCallback(
    (ticks: readonly string[]) => {
      const value = ticks.join('\n');
      if (localStorage) localStorage.setItem(key, value);
      else kept.set(key, value);
      for (const listener of listeners) listener();
    },
    [key],
  );
  return [lines === '' ? [] : lines.split('\n'), set];
}
