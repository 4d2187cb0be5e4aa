import { describe, expect, test } from 'vitest';
import { moveHighlight } from '../../../../../plugins/search/ui/useListNavigation';

describe('the highlight in a list of eight', () => {
  test.each([
    ['ArrowDown', 0, 1],
    ['ArrowDown', 7, 7],
    ['ArrowDown', -1, 0],
    ['ArrowUp', 3, 2],
    ['ArrowUp', 0, 0],
    ['PageDown', 0, 5],
    ['PageDown', 5, 7],
    ['PageUp', 6, 1],
    ['PageUp', 2, 0],
    ['Home', 6, 0],
    ['End', 1, 7],
  ])('%s moves from %i to %i', (key, from, to) => {
    expect(moveHighlight(key, from, 8)).toBe(to);
  });

  test('stays for any other key', () => {
    expect(moveHighlight('a', 3, 8)).toBeUndefined();
    expect(moveHighlight('ArrowLeft', 3, 8)).toBeUndefined();
  });
});

test('an empty list has nothing to highlight', () => {
  expect(moveHighlight('ArrowDown', -1, 0)).toBeUndefined();
});
