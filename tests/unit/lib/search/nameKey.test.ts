import { describe, expect, test } from 'vitest';
import { isNameTerm, nameKeys, nameStart } from '../../../../src/lib/search/nameKey';
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

  test('are none for a sentence', () => {
    expect(keysOf('delete old messages every day without blocking other writes')).toEqual([]);
    expect(keysOf('')).toEqual([]);
  });

  test('keep words that say little if there are no others', () => {
    expect(keysOf('docs')).not.toEqual([]);
  });

  test('can be told from words, which they follow in the index', () => {
    const [key = ''] = keysOf('schema');
    expect(isNameTerm(key)).toBe(true);
    expect(isNameTerm('schema')).toBe(false);
    expect(['schemas', key, 'schema'].sort()).toEqual(['schema', key, 'schemas']);
  });

  test('tell a word from the stem of another', () => {
    expect(keysOf('deploy').some((other) => keysOf('deployments').includes(other))).toBe(false);
  });

  test('begin with what is typed of them', () => {
    const start = nameStart(wordsOf('optimistic up'));
    expect(keysOf('Optimistic updates').some((key) => key.startsWith(start))).toBe(true);
  });
});
