import { expect, test, vi } from 'vitest';
import { lazySource } from '../../../../../src/features/docs-index/source/lazySource';

const { signal } = new AbortController();
const result = { title: 'A', url: '/a' };
const real = {
  label: 'Real',
  search: vi.fn(async () => ({ results: [result] })),
  prepare: vi.fn(async () => {}),
};

test('a source is loaded once, at the first use', async () => {
  const load = vi.fn(async () => real);
  const source = lazySource('Docs search', load);
  expect(source.label).toBe('Docs search');
  expect(load).not.toHaveBeenCalled();
  await source.prepare?.();
  expect(real.prepare).toHaveBeenCalledOnce();
  expect(await source.search('a', signal)).toEqual({ results: [result] });
  expect(load).toHaveBeenCalledOnce();
  await source.search('a', signal, { from: 8 });
  expect(real.search).toHaveBeenLastCalledWith('a', signal, { from: 8 });
});

test('a failed load is retried the next time', async () => {
  const load = vi.fn(async () => real).mockRejectedValueOnce(new Error('offline'));
  const source = lazySource('Docs search', load);
  await expect(source.search('a', signal)).rejects.toThrow('offline');
  expect(await source.search('a', signal)).toEqual({ results: [result] });
});
