import { afterEach, expect, test, vi } from 'vitest';
import { steadyStorage } from '../../../../src/features/page/steadyStorage';

afterEach(() => vi.restoreAllMocks());

function storage(refuse: boolean) {
  const values = new Map<string, string>();
  const prototype = {
    setItem(key: string, value: string) {
      if (refuse) throw new DOMException('full', 'QuotaExceededError');
      values.set(key, value);
    },
  } as Storage;
  steadyStorage(prototype);
  return { prototype, values };
}

test('storage that is full warns once and drops what is written', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { prototype } = storage(true);
  expect(() => {
    prototype.setItem('theme', 'dark');
    prototype.setItem('theme', 'light');
  }).not.toThrow();
  expect(warn).toHaveBeenCalledTimes(1);
  expect(warn.mock.calls[0]?.[0]).toMatch(/^Browser storage is not available/);
});

test('storage that works is left as it is', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { prototype, values } = storage(false);
  prototype.setItem('theme', 'dark');
  expect(values.get('theme')).toBe('dark');
  expect(warn).not.toHaveBeenCalled();
});
