import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { installStorageFallback } from '../../../../src/features/page/storageFallback';

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => vi.restoreAllMocks());

const full = new DOMException('full', 'QuotaExceededError');
const insecure = new DOMException('insecure', 'SecurityError');

/** A window whose storage throws in the named methods. */
function openWindow(broken: readonly string[] = []) {
  const values = new Map<string, string>();
  const refuse = (name: string) => {
    if (broken.includes(name)) throw full;
  };
  class TestStorage {
    getItem(key: string) {
      refuse('getItem');
      return values.get(key) ?? null;
    }
    setItem(key: string, value: string) {
      refuse('setItem');
      values.set(key, value);
    }
    removeItem(key: string) {
      refuse('removeItem');
      values.delete(key);
    }
  }
  const localStorage = new TestStorage() as unknown as Storage;
  installStorageFallback({ localStorage });
  return { localStorage, values };
}

describe('one warning, and no error, where storage', () => {
  test.each([['setItem'], ['getItem', 'setItem', 'removeItem']])('refuses %s', (...broken) => {
    const { localStorage, values } = openWindow(broken);
    localStorage.setItem('theme', 'dark');
    localStorage.setItem('theme', 'light');
    // Docusaurus writes for as long as it reads something else.
    expect(localStorage.getItem('theme')).toBe('light');
    localStorage.removeItem('theme');
    expect(localStorage.getItem('theme')).toBeNull();
    expect(values.size).toBe(0);
    expect(console.warn).toHaveBeenCalledExactlyOnceWith(
      'Browser storage is not available; choices are kept for this visit.',
      full,
    );
  });

  test('throws on access: from then on it reads as null', () => {
    const scope = {
      get localStorage(): Storage | null {
        throw insecure;
      },
    };
    installStorageFallback(scope);
    expect(scope.localStorage).toBeNull();
    expect(console.warn).toHaveBeenCalledExactlyOnceWith(expect.any(String), insecure);
  });

  test('is switched off', () => {
    installStorageFallback({ localStorage: null });
    expect(console.warn).toHaveBeenCalledOnce();
  });
});

test('storage that works is left as it is', () => {
  const { localStorage, values } = openWindow();
  localStorage.setItem('theme', 'dark');
  expect(values.get('theme')).toBe('dark');
  expect(localStorage.getItem('theme')).toBe('dark');
  localStorage.removeItem('theme');
  expect(localStorage.getItem('theme')).toBeNull();
  expect(console.warn).not.toHaveBeenCalled();
});
