/**
 * What a reader has chosen among labels, kept for the whole site in local storage under `choice-<group>`, and
 * for the open page in the attribute `data-choice-<group>` of `<html>`. The attribute is what counts: style
 * sheets see it, and it outlives a storage that cannot be used, of which src/features/page/steadyStorage warns.
 * plugins/docusaurus/reader-choices sets it before the first paint.
 */
const prefix = 'choice-';

const listeners = new Set<() => void>();

function keyOf(group: string): string {
  return prefix + group.toLowerCase().replace(/[^a-z0-9]+/g, '-');
}

function show(key: string, label: string | null): void {
  const { documentElement } = document;
  if (label === null) documentElement.removeAttribute(`data-${key}`);
  else documentElement.setAttribute(`data-${key}`, label);
  for (const listener of listeners) listener();
}

/** Reads everything again, as when the page was opened. */
function readStorage(): void {
  try {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith(prefix)) show(key, localStorage.getItem(key));
    }
  } catch {
    // Nothing is remembered.
  }
}

if (typeof window !== 'undefined') {
  readStorage();
  // Another window of the browser; a key of null means that all is cleared.
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key?.startsWith(prefix)) show(key, newValue);
  });
}

/** The chosen label of a group, or null where the reader has not chosen. */
export function readChoice(group: string): string | null {
  return document.documentElement.getAttribute(`data-${keyOf(group)}`);
}

/** Chooses for all sets of the group, here and in other windows. */
export function choose(group: string, label: string): void {
  const key = keyOf(group);
  show(key, label);
  try {
    localStorage.setItem(key, label);
  } catch {
    // It counts until the page is left.
  }
}

/** Calls back after each change, until the returned function is called. */
export function onChoice(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
