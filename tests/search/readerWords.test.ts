import { expect, test } from 'vitest';
import { readerNames, readerPhrases, wordAddresses } from '../../plugins/search/build/readerWords';
import { nameKeys, wordsOf } from '../../plugins/search/engine/words';
import { readDocs } from './docs';

test('every page and section with words of readers is there', async () => {
  const pages = await readDocs();
  const addresses = new Set(
    pages.flatMap(({ path, sections }) => [path, ...sections.map(({ id }) => `${path}#${id}`)]),
  );
  expect(wordAddresses.length).toBeGreaterThan(100);
  expect(wordAddresses.filter((address) => !addresses.has(address))).toEqual([]);
  // It reads all pages.
}, 300_000);

test('no two pages have the same name, and no section has a phrase twice', () => {
  const routes = new Map<string, Set<string>>();
  for (const address of wordAddresses) {
    const [route = '', id = ''] = address.split('#');
    for (const name of readerNames(route)) {
      const key = nameKeys(wordsOf(name)).at(-1) ?? '';
      routes.set(key, (routes.get(key) ?? new Set()).add(route));
    }
    const phrases = readerPhrases(route).get(id) ?? [];
    expect(new Set(phrases).size, address).toBe(phrases.length);
  }
  expect([...routes].filter(([, some]) => some.size > 1)).toEqual([]);
});
