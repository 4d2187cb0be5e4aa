import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { checkStorage } from '../../../../src/features/page/storageFallback';

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => vi.restoreAllMocks());

const insecure = new DOMException('insecure', 'SecurityError');
const full = new DOMException('full', 'QuotaExceededError');
const refuse = () => {
  throw full;
};

test.each<[string, { localStorage: Storage | null }, unknown]>([
  [
    'throws on access',
    {
      get localStorage(): Storage | null {
        throw insecure;
      },
    },
    insecure,
  ],
  ['refuses values', { localStorage: { setItem: refuse } as unknown as Storage }, full],
  ['is switched off', { localStorage: null }, expect.any(Error)],
])('storage that %s causes one warning and reads as null', (_, scope, error) => {
  checkStorage(scope);
  expect(scope.localStorage).toBeNull();
  expect(console.warn).toHaveBeenCalledExactlyOnceWith(
    'Browser storage is not available; choices are kept for this visit.',
    error,
  );
});

test('storage that works is left as it is', () => {
  const values = new Map<string, string>();
  const localStorage = {
    setItem: (key: string, value: string) => values.set(key, value),
    removeItem: (key: string) => values.delete(key),
  } as unknown as Storage;
  const scope = { localStorage };
  checkStorage(scope);
  expect(scope.localStorage).toBe(localStorage);
  expect(values.size).toBe(0);
  expect(console.warn).not.toHaveBeenCalled();
});
