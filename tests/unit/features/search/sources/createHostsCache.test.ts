import { expect, test } from 'vitest';
import { createHostsCache } from '../../../../../src/features/search/sources/createHostsCache';

const host = { url: 'a.example.com', accept: 'read', protocol: 'https' };
const up = async () => 'up';

test('a host is found again by its address, whatever state it was stored with', async () => {
  const cache = createHostsCache();
  expect(await cache.get(host, up)).toBe('up');
  await cache.set({ ...host, status: 'up', lastUpdate: 1 }, 'down');
  expect(await cache.get(host, up)).toBe('down');
  expect(await cache.get({ ...host, url: 'b.example.com' }, up)).toBe('up');
});

test('stored hosts can be removed', async () => {
  const cache = createHostsCache();
  await cache.set(host, 'down');
  await cache.delete(host);
  expect(await cache.get(host, up)).toBe('up');
  await cache.set(host, 'down');
  await cache.clear();
  expect(await cache.get(host, up)).toBe('up');
});
