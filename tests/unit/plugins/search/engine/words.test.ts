// cspell:ignore ctxdbpatch dbpatch dont httpaction paginatedquery realtim vunion état
import { describe, expect, test } from 'vitest';
import { partsOf, stem, wholeOf, wordsOf } from '../../../../../plugins/search/engine/words';

const terms = (text: string) => wordsOf(text).flatMap((word) => [wholeOf(word), ...partsOf(word)]);

describe('words', () => {
  test('are names in one piece and in their parts', () => {
    expect(terms('usePaginatedQuery')).toEqual(
      ['usepaginatedquery', 'use', 'paginated', 'query', 'paginatedquery'].map(stem),
    );
    expect(terms('v.union')).toEqual(['vunion', 'v', 'union']);
    expect(terms('ctx.db.patch')).toEqual(['ctxdbpatch', 'ctx', 'db', 'patch', 'dbpatch']);
    expect(terms('HTTPAction')).toEqual(['httpaction', 'http', 'action']);
  });

  test('join what a hyphen, a slash or a dot divides', () => {
    expect(terms('real-time')).toContain('realtim');
    expect(terms('convex/react')).toContain('react');
    expect(terms('Next.js')).toContain(stem('nextjs'));
    expect(terms('3,000')).toContain('3000');
  });
});

describe('the stem', () => {
  test.each([
    ['pagination', 'paginated'],
    ['queries', 'query'],
    ['caching', 'cached'],
    ['authentication', 'authenticate'],
    ['scheduling', 'scheduled'],
    ['indexes', 'index'],
    ['validators', 'validation'],
    ['running', 'run'],
    ['relational', 'relate'],
  ])('of %s and %s are the same', (a, b) => {
    expect(stem(a)).toBe(stem(b));
  });

  test.each([
    ['database', 'date'],
    ['action', 'act'],
    ['convex', 'convert'],
    ['function', 'fun'],
  ])('of %s and %s differ', (a, b) => {
    expect(stem(a)).not.toBe(stem(b));
  });
});
