import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

type Preferences = typeof import('../../../src/components/preferences');

/** Loads the module anew, as a new page would, with the current storage. */
async function openPage(): Promise<Preferences> {
  vi.resetModules();
  return import('../../../src/components/preferences');
}

const attribute = () => document.documentElement.getAttribute('data-choice-code-language');

function storeInOtherWindow(newValue: string | null) {
  const key = 'choice-code-language';
  window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
}

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => vi.restoreAllMocks());

describe('a preference', () => {
  test('is unset until the reader chooses', async () => {
    const { readPreference } = await openPage();
    expect(readPreference('code-language')).toBeNull();
    expect(localStorage.length).toBe(0);
  });

  test('is stored, and visible to style sheets', async () => {
    const { setPreference, readPreference } = await openPage();
    setPreference('code-language', 'JS');
    expect(readPreference('code-language')).toBe('JS');
    expect(localStorage.getItem('choice-code-language')).toBe('JS');
    expect(attribute()).toBe('JS');
  });

  test('is known on the next page', async () => {
    localStorage.setItem('choice-code-language', 'JS');
    const { readPreference } = await openPage();
    expect(readPreference('code-language')).toBe('JS');
    expect(attribute()).toBe('JS');
  });

  test('notifies listeners until they unsubscribe', async () => {
    const { setPreference, onPreferenceChange } = await openPage();
    const listener = vi.fn();
    const stop = onPreferenceChange(listener);
    setPreference('code-language', 'JS');
    expect(listener).toHaveBeenCalledOnce();
    stop();
    setPreference('code-language', 'TS');
    expect(listener).toHaveBeenCalledOnce();
  });
});

describe('another window of the browser', () => {
  test('is followed immediately', async () => {
    const { onPreferenceChange, readPreference } = await openPage();
    const listener = vi.fn();
    onPreferenceChange(listener);
    storeInOtherWindow('JS');
    expect([readPreference('code-language'), attribute()]).toEqual(['JS', 'JS']);
    expect(listener).toHaveBeenCalledOnce();
    storeInOtherWindow(null);
    expect(readPreference('code-language')).toBeNull();
  });
});

describe('a storage that cannot be used', () => {
  test('loses only what would be remembered: the preference lasts until the reader leaves the page', async () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    });
    const { setPreference, readPreference } = await openPage();
    setPreference('code-language', 'JS');
    expect(readPreference('code-language')).toBe('JS');
  });
});
