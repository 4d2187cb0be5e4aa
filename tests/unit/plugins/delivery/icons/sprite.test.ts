import { describe, expect, test } from 'vitest';
import { lucideSymbol, spriteOf } from '../../../../../plugins/delivery/icons/sprite';
import { iconNames } from '../../../../../src/components/icons';

describe('a line icon', () => {
  test('exists for each name', () => {
    expect(iconNames.length).toBeGreaterThan(10);
    for (const name of iconNames) {
      expect
        .soft(lucideSymbol(name))
        .toMatch(
          new RegExp(`^<symbol id="icon:${name}" viewBox="0 0 24 24"><[a-z][\\s\\S]*/></symbol>$`),
        );
    }
  });

  test('that does not exist stops the build', () => {
    expect(() => lucideSymbol('no-such-icon')).toThrow('no-such-icon');
  });
});

test('the sprite is one SVG with all symbols', () => {
  expect(spriteOf(['<symbol id="a"/>', '<symbol id="b"/>'])).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg"><symbol id="a"/><symbol id="b"/></svg>\n',
  );
});
