import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { expectNone } from '../../violations';
import pairs from './contrast.json';

type Theme = 'light' | 'dark';
type Color = readonly [red: number, green: number, blue: number];

const sheet = readFileSync('src/css/tokens.css', 'utf8')
  .replace(/\/\*[\s\S]*?\*\//g, '')
  .replace(/@media[^{]*\{(?:[^{}]*\{[^{}]*\})*\s*\}/g, '');

/** The values of a theme: those of `:root`, with those of the dark theme over them. */
function readTokens(theme: Theme): Map<string, string> {
  const blocks = [...sheet.matchAll(/([^{}]+)\{([^{}]*)\}/g)]
    .filter(([, selector = '']) => theme === 'dark' || !selector.includes("[data-theme='dark']"))
    .map(([, , block = '']) => block);
  const values = blocks.join('\n').matchAll(/--([\w-]+):\s*([^;]+);/g);
  return new Map(Array.from(values, ([, name = '', value = '']) => [name, value.trim()]));
}

const tokens = { light: readTokens('light'), dark: readTokens('dark') };

function colorOf(name: string, theme: Theme): Color {
  const value = tokens[theme].get(name) ?? '';
  const [, reference] = /^var\(--([\w-]+)\)$/.exec(value) ?? [];
  if (reference !== undefined) return colorOf(reference, theme);
  const long = value.replace(/^#(.)(.)(.)$/, '#$1$1$2$2$3$3');
  const [, ...channels] = /^#(..)(..)(..)$/.exec(long) ?? [];
  const [red, green, blue] = channels.map((channel) => Number.parseInt(channel, 16));
  if (red === undefined || green === undefined || blue === undefined) {
    throw new Error(`--${name} is "${value}", not a color in hexadecimal.`);
  }
  return [red, green, blue];
}

/** A token's color, or a tint over one: `note at 12 % on note-bg`. */
function backgroundOf(on: string, theme: Theme): Color {
  const [, tint, percent, base] = /^([\w-]+) at (\d+) % on ([\w-]+)$/.exec(on) ?? [];
  if (tint === undefined || base === undefined) return colorOf(on, theme);
  const [top, bottom, share] = [colorOf(tint, theme), colorOf(base, theme), Number(percent) / 100];
  const over = (index: 0 | 1 | 2) => top[index] * share + bottom[index] * (1 - share);
  return [over(0), over(1), over(2)];
}

function luminance(color: Color): number {
  const [red, green, blue] = color.map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast by WCAG 2: https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
function contrast(...colors: [Color, Color]): number {
  const values = colors.map(luminance);
  return (Math.max(...values) + 0.05) / (Math.min(...values) + 0.05);
}

test.each<Theme>(['light', 'dark'])('contrast is high enough in the %s theme', (theme) => {
  const named = pairs.map((pair) => [`${pair.use}, ${pair.text} on ${pair.on}`, pair] as const);
  expectNone(named, ({ text, on, least }) => {
    const found = contrast(colorOf(text, theme), backgroundOf(on, theme));
    return [!(found >= least) && `${found} instead of ${least}`];
  });
  expect(pairs.length).toBeGreaterThan(50);
});
