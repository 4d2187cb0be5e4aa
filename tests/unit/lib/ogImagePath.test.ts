import { expect, test } from 'vitest';
import { ogImagePath } from '../../../src/lib/ogImagePath';

test.each([
  ['/', '/og/index.png'],
  ['/home', '/og/home.png'],
  ['/functions/actions', '/og/functions/actions.png'],
])('puts the file of %s at %s', (route, path) => {
  expect(ogImagePath(route)).toBe(path);
});
