import { describe, expect, test } from 'vitest';
import { logoSymbol, lucideSymbol, spriteOf } from '../../../../../plugins/delivery/icons/sprite';
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

describe('the coordinates of a path', () => {
  const sprite = spriteOf([lucideSymbol('sparkles'), lucideSymbol('info')]);

  test('have no more than two decimals', () => {
    const paths = Array.from(sprite.matchAll(/ d="([^"]+)"/g), ([, path = '']) => path);
    expect(paths.length).toBeGreaterThan(3);
    expect(paths.filter((path) => /\.\d{3}/.test(path))).toEqual([]);
  });

  test('keep the shortest line, whose round ends are a dot', () => {
    expect(sprite).toContain('d="M12 8h.01"');
  });
});
