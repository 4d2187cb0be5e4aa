import { expect, test } from 'vitest';
import { routeKey } from '../../../../../../plugins/delivery/patches/flatRoutes/routeKey';

test.each([
  ['/', ''],
  ['/fr/', 'fr'],
  ['/Auth/Clerk', 'auth clerk'],
  ['/auth/clerk/', 'auth clerk'],
  ['/caf%C3%A9', 'café'],
  ['/50%', '50%'],
])('makes %s comparable as "%s"', (path, key) => {
  expect(routeKey(path)).toBe(key);
});

test("sorts a folder's pages next to each other", () => {
  const keys = ['/a-b', '/a', '/a/z', '/a.b', '/a/b'].map(routeKey).sort();
  expect(keys.slice(0, 3)).toEqual(['a', 'a b', 'a z']);
});
