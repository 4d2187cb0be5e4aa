import { describe, expect, test } from 'vitest';
import {
  logoSymbol,
  lucideSymbol,
  spriteOf,
} from '../../../../../plugins/commands/icon-sprite/sprite';
import { iconNames } from '../../../../../src/components/support/icons';

describe('a line icon', () => {
  test.each(iconNames)('exists: %s', (name) => {
    expect(lucideSymbol(name)).toMatch(
      new RegExp(`^<symbol id="icon:${name}" viewBox="0 0 24 24"><[a-z][\\s\\S]*/></symbol>$`),
    );
  });

  test('that does not exist stops the build', () => {
    expect(() => lucideSymbol('no-such-icon')).toThrow('no-such-icon');
  });

  test('leaves its stroke to the style sheet', () => {
    expect(lucideSymbol('house')).not.toContain('stroke=');
  });
});

test('a mark is filled with the color of its text', () => {
  expect(logoSymbol('react', 'M0 0')).toBe(
    '<symbol id="icon:react" viewBox="0 0 24 24"><path fill="currentColor" stroke="none" d="M0 0"/></symbol>',
  );
});

test('the sprite is one SVG with all symbols', () => {
  expect(spriteOf(['<symbol id="a"/>', '<symbol id="b"/>'])).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg"><symbol id="a"/><symbol id="b"/></svg>\n',
  );
});
