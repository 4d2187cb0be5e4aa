import { expect, test } from 'vitest';
import { namesPath } from '../../../src/lib/sampleNames';

test.each([
  ['/functions/actions', '/functions/actions.names.json'],
  ['/functions/actions.html', '/functions/actions.names.json'],
  ['/', '/index.names.json'],
  ['/docs/', '/docs/index.names.json'],
])('the names of the page at %s are in %s', (path, file) => {
  expect(namesPath(path)).toBe(file);
});
