import { expect, test } from 'vitest';
import { markdownPath } from '../../../src/lib/markdownPath';

test.each([
  ['/', '/index.md'],
  ['/home', '/home.md'],
  ['/functions/actions', '/functions/actions.md'],
])('puts the file of %s at %s', (route, path) => {
  expect(markdownPath(route)).toBe(path);
});
