import { beforeEach, expect, test, vi } from 'vitest';

type Preferences = typeof import('../../../src/components/usePreference');

/** Loads the module anew, as a new page would, with the current storage. */
async function openPage(): Promise<Preferences> {
  vi.resetModules();
  return import('../../../src/components/usePreference');
}

const attribute = () => document.documentElement.getAttribute('data-choice-code-language');

function storeInOtherWindow(newValue: string | null) {
  const key = 'choice-code-language';
  window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
}

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

test('a preference is unset until the reader chooses, then stored, visible to style sheets and known on the next page', async () => {
  const { readPreference, setPreference } = await openPage();
  expect(readPreference('code-language')).toBeNull();
  expect(localStorage.length).toBe(0);
  setPreference('code-language', 'JS');
  expect(localStorage.getItem('choice-code-language')).toBe('JS');
  expect(attribute()).toBe('JS');
  document.documentElement.removeAttribute('data-choice-code-language');
  const next = await openPage();
  expect(next.readPreference('code-language')).toBe('JS');
  expect(attribute()).toBe('JS');
});

test('another window of the browser is followed immediately, until the listener unsubscribes', async () => {
  const { onPreferenceChange, readPreference } = await openPage();
  const listener = vi.fn();
  const stop = onPreferenceChange(listener);
  storeInOtherWindow('JS');
  expect([readPreference('code-language'), attribute()]).toEqual(['JS', 'JS']);
  expect(listener).toHaveBeenCalledOnce();
  stop();
  storeInOtherWindow(null);
  expect(readPreference('code-language')).toBeNull();
  expect(listener).toHaveBeenCalledOnce();
});

test('without storage a preference lasts until the reader leaves the page', async () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
  const { setPreference, readPreference } = await openPage();
  setPreference('code-language', 'JS');
  expect(readPreference('code-language')).toBe('JS');
});
