import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { matchPath } from 'react-router-dom';
import { expect, test } from 'vitest';

test('the route matcher caches at most 10000 paths, and matches further ones all the same', () => {
  const source = createRequire(import.meta.url).resolve('react-router/cjs/react-router.js');
  expect(readFileSync(source, 'utf8')).toMatch(
    /\bcacheLimit(\$1)? = 1e4;|\bcacheLimit(\$1)? = 10000;/,
  );
  for (let index = 0; index < 10_050; index += 1) matchPath('/', { path: `/page-${index}` });
  expect(matchPath('/page-10049', { path: '/page-10049', exact: true })?.isExact).toBe(true);
  expect(matchPath('/a-new-one', { path: '/a-new-one', exact: true })?.isExact).toBe(true);
});
