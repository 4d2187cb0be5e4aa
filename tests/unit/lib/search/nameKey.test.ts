import { describe, expect, test } from 'vitest';
import { nameKeys } from '../../../../src/lib/search/nameKey';
import { wordsOf } from '../../../../src/lib/search/words';

const keysOf = (text: string) => nameKeys(wordsOf(text));

describe('the terms of a complete name', () => {
  test.each([
    ['Queries', 'query'],
    ['Cron jobs', 'cron job'],
    ['Convex actions', 'action'],
    ['Guide for the schema', 'schemas'],
  ])('are shared by %j and %j', (a, b) => {
    expect(keysOf(a).some((key) => keysOf(b).includes(key))).toBe(true);
  });

  test('keep names apart that differ in more than their ending', () => {
    expect(keysOf('Queries').some((key) => keysOf('Query performance').includes(key))).toBe(false);
    // As written they differ, although their stems don't.
    expect(keysOf('useQuery')[0]).not.toBe(keysOf('useQueries')[0]);
  });
});
