import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { mainNames, namedRoutes } from '../../../../plugins/search/mainNames';
import { nameKeys } from '../../../../src/lib/search/nameKey';
import { wordsOf } from '../../../../src/lib/search/words';

test('every page with names is there', () => {
  const missing = namedRoutes.filter(
    (route) => !existsSync(`docs${route}.mdx`) && !existsSync(`docs${route}/index.mdx`),
  );
  expect(missing).toEqual([]);
  expect(mainNames('/functions/query-functions')).toContain('query');
  expect(mainNames('/no/such/page')).toEqual([]);
});

test('no two pages have the same name', () => {
  const routes = new Map<string, Set<string>>();
  for (const route of namedRoutes) {
    for (const name of mainNames(route)) {
      const key = nameKeys(wordsOf(name)).at(-1) ?? '';
      routes.set(key, (routes.get(key) ?? new Set()).add(route));
    }
  }
  const shared = [...routes].filter(([, some]) => some.size > 1);
  expect(shared.map(([key, some]) => [key, ...some])).toEqual([]);
});
