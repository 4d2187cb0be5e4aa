import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
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

test('contrast is computed as WCAG 2 does', () => {
  expect(contrast([0, 0, 0, 1], [255, 255, 255, 1])).toBe(21);
  expect(contrast([118, 118, 118, 1], [255, 255, 255, 1])).toBeCloseTo(4.54, 2);
  const half = resolveColor('color-mix(in srgb, #000000 50%, transparent)', new Map());
  expect(over(half, [255, 255, 255, 1])).toEqual([127.5, 127.5, 127.5, 1]);
});

test.each<Theme>(['light', 'dark'])(
  'contrast is high enough for each use in the %s theme',
  (theme) => {
    const named = pairs.map((pair) => [`${pair.use}, ${pair.text} on ${pair.on}`, pair] as const);
    const faults = violations(named, ({ text, on, least }) => {
      const color = resolveColor(`var(--${text})`, tokens[theme]);
      const found = contrast(color, background(on, theme));
      return [!(found >= least) && `${found} instead of ${least}`];
    });
    expect(pairs.length).toBeGreaterThan(50);
    expect(faults).toEqual([]);
  },
);
