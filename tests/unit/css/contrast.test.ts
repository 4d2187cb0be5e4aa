import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { violations } from '../../violations';
import pairs from './contrast.json';
import { type Color, contrast, over, readTokens, resolveColor, type Theme } from './tokenColors';

const sheet = readFileSync('src/css/tokens.css', 'utf8');
const tokens = { light: readTokens(sheet, 'light'), dark: readTokens(sheet, 'dark') };

/** A token's color, or a tint over one: `note at 12 % on note-bg`. */
function background(on: string, theme: Theme): Color {
  const [, tint, percent, base] = /^([\w-]+) at (\d+) % on ([\w-]+)$/.exec(on) ?? [];
  const color = (name: string) => resolveColor(`var(--${name})`, tokens[theme]);
  if (tint === undefined || base === undefined) return color(on);
  const mixed = `color-mix(in srgb, var(--${tint}) ${percent}%, transparent)`;
  return over(resolveColor(mixed, tokens[theme]), color(base));
}

describe('the contrast of tokens', () => {
  test('is checked for more than fifty pairs, each listed once', () => {
    expect(pairs.length).toBeGreaterThan(50);
    expect(new Set(pairs.map(({ use, text, on }) => `${use}|${text}|${on}`)).size).toBe(
      pairs.length,
    );
  });

  test('is computed as WCAG 2 does', () => {
    expect(contrast([0, 0, 0, 1], [255, 255, 255, 1])).toBe(21);
    expect(contrast([118, 118, 118, 1], [255, 255, 255, 1])).toBeCloseTo(4.54, 2);
    expect(contrast([255, 0, 0, 1], [255, 255, 255, 1])).toBeCloseTo(4, 2);
    const half = resolveColor('color-mix(in srgb, #000000 50%, transparent)', new Map());
    expect(over(half, [255, 255, 255, 1])).toEqual([127.5, 127.5, 127.5, 1]);
  });

  test('would fail for a pair that is too faint, and for a token that does not exist', () => {
    const faint = resolveColor('var(--border)', tokens.light);
    expect(contrast(faint, resolveColor('var(--canvas)', tokens.light))).toBeLessThan(3);
    expect(() => resolveColor('var(--nope)', tokens.light)).toThrow('There is no token --nope.');
  });

  test('differs between the themes', () => {
    expect(tokens.light.get('canvas')).not.toBe(tokens.dark.get('canvas'));
    expect(tokens.dark.get('space-4')).toBe('1rem');
  });

  test.each<Theme>(['light', 'dark'])('is high enough for each use in the %s theme', (theme) => {
    const named = pairs.map((pair) => [`${pair.use}, ${pair.text} on ${pair.on}`, pair] as const);
    const faults = violations(named, ({ text, on, least }) => {
      const color = resolveColor(`var(--${text})`, tokens[theme]);
      const found = contrast(color, background(on, theme));
      return [!(found >= least) && `${found} instead of ${least}`];
    });
    expect(faults).toEqual([]);
  });

  test('covers the tint of inline code in an aside as the aside draws it', () => {
    const aside = readFileSync('src/components/Aside/Aside.module.css', 'utf8');
    expect(aside).toContain('color-mix(in srgb, var(--hue) 12%, transparent)');
  });
});
