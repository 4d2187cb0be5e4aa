import { describe, expect, test } from 'vitest';
import { lucideSymbol, makeIconSprite } from '../../../../../plugins/delivery/icons/makeIconSprite';
import { iconNames, logoNames } from '../../../../../src/components/icons';

test('an icon that does not exist stops the build', () => {
  expect(() => lucideSymbol('no-such-icon')).toThrow('no-such-icon');
});

describe('makeIconSprite', () => {
  test('has every icon and mark once', () => {
    const ids = Array.from(
      makeIconSprite().sprite.matchAll(/<symbol id="icon:([^"]+)"/g),
      ([, id]) => id,
    );
    expect(ids.sort()).toEqual([...iconNames, ...logoNames].sort());
    expect(new Set(ids).size).toBe(ids.length);
  });
});
