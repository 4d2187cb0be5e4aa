import { describe, expect, test } from 'vitest';
import { movedPage } from '../../../../src/features/not-found/movedPage';

const prefixes = {
  '/getting-started/': '/tutorial',
  '/understanding/': '/home',
  '/understanding/deep-dive/': '/database',
};

describe('movedPage', () => {
  test('maps a path below an old prefix to its current one', () => {
    expect(movedPage('/getting-started/a/b', prefixes)).toBe('/tutorial');
  });

  test('prefers the longest prefix', () => {
    expect(movedPage('/understanding/deep-dive/x', prefixes)).toBe('/database');
    expect(movedPage('/understanding/x', prefixes)).toBe('/home');
  });

  test.each(['/getting-started', '/getting-started-2/a', '/other', '/'])(
    'returns nothing for %s',
    (path) => {
      expect(movedPage(path, prefixes)).toBeUndefined();
    },
  );

  test('works without any prefix', () => {
    expect(movedPage('/a', {})).toBeUndefined();
  });
});
