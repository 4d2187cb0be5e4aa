import { describe, expect, test } from 'vitest';
import { editDistance, nearest } from '../../../src/lib/nearest';

describe('editDistance', () => {
  test.each([
    ['', '', 0],
    ['abc', '', 3],
    ['title', 'title', 0],
    ['titel', 'title', 1],
    ['kitten', 'sitting', 3],
    ['a cat', 'an act', 2],
  ])('turns %j into %j in %i edits', (from, to, edits) => {
    expect(editDistance(from, to)).toBe(edits);
    expect(editDistance(to, from)).toBe(edits);
  });
});

test('editDistance stops at a limit', () => {
  expect(editDistance('abcdefgh', 'stuvwxyz', 3)).toBe(3);
  expect(editDistance('abcd', 'abdc', 3)).toBe(1);
});

describe('nearest', () => {
  test('finds the name a mistyped one most likely means', () => {
    expect(nearest('tilte', ['in', 'title', 'test'])).toBe('title');
    expect(nearest('howto', ['tutorial', 'how-to'])).toBe('how-to');
  });

  test('ignores case', () => {
    expect(nearest('aside', ['Steps', 'Aside'])).toBe('Aside');
  });

  test('returns nothing rather than a distant name', () => {
    expect(nearest('pagination_next', ['title', 'kind', 'slug'])).toBeUndefined();
    expect(nearest('ab', ['cd'])).toBeUndefined();
    expect(nearest('anything', [])).toBeUndefined();
  });

  test('prefers the first of two that are equally near', () => {
    expect(nearest('tat', ['tab', 'tag'])).toBe('tab');
  });
});
