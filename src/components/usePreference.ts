import { type Preference, preferenceKey, preferencePrefix } from '@site/src/lib/preferences';
import { useCallback, useSyncExternalStore } from 'react';

/*
 * What a reader has chosen among labels, kept for the whole site in local storage, and for the open page in an
 * attribute of `<html>`. The attribute is authoritative: style sheets see it, and it works even if storage cannot be
 * used (src/features/page/storageFallback warns then). The page template (plugins/delivery/static-first) sets it before the
 * first paint.
 */
const listeners = new Set<() => void>();

function show(key: string, value: string | null): void {
  const { documentElement } = document;
  if (value === null) documentElement.removeAttribute(`data-${key}`);
  else documentElement.setAttribute(`data-${key}`, value);
  for (const listener of listeners) listener();
}

/** Reads everything again, as when the page was opened. */
function readStorage(): void {
  try {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith(preferencePrefix)) show(key, localStorage.getItem(key));
    }
  } catch {
    // Nothing is remembered.
  }
}

if (typeof window !== 'undefined') {
  readStorage();
  // Another window of the browser; a key of null means that everything is cleared.
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key?.startsWith(preferencePrefix)) show(key, newValue);
  });
}

/** The chosen value of a group, or null if the reader hasn't chosen. */
export function readPreference(group: string): string | null {
  return document.documentElement.getAttribute(`data-${preferenceKey(group)}`);
}

export function setPreference(group: string, value: string): void {
  const key = preferenceKey(group);
  show(key, value);
  try {
    localStorage.setItem(key, value);
  } catch {
    // It lasts until the reader leaves the page.
  }
}

/** Calls back after each change, until the returned function is called. */
export function onPreferenceChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * What a reader prefers, shared by everything with the same group and by other windows of the browser.
 * @returns the chosen value (the first if there is no valid one) and a setter
 */
export function usePreference<Value extends string>({
  group,
  values,
}: Preference<Value>): [Value, (value: Value) => void] {
  const known = useSyncExternalStore(
    onPreferenceChange,
    () => readPreference(group),
    () => null,
  );
  const set = useCallback((value: Value) => setPreference(group, value), [group]);
  return [values.find((value) => value === known) ?? values[0] ?? ('' as Value), set];
}

/**
 * The props of an element that shows one of several variants of the same content. Those that the reader hasn't chosen
 * are hidden, and agents that convert the page to Markdown skip them, because they repeat the chosen one.
 */
export function variantProps(isChosen: boolean) {
  return { hidden: !isChosen, 'data-markdown-ignore': isChosen ? undefined : '' };
}
