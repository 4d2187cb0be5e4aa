/** Red, green, blue from 0 to 255, and opacity from 0 to 1. */
export type Color = readonly [red: number, green: number, blue: number, opacity: number];

export type Theme = 'light' | 'dark';

function declarationsOf(block: string): [string, string][] {
  return Array.from(block.matchAll(/--([\w-]+):\s*([^;]+);/g), ([, name = '', value = '']) => [
    name,
    value.trim(),
  ]);
}

/** The declarations of a theme in a sheet of tokens: those outside `@media`, dark ones over light ones. */
export function readTokens(css: string, theme: Theme): Map<string, string> {
  const flat = css
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/@media[^{]*\{(?:[^{}]*\{[^{}]*\})*\s*\}/g, '');
  const tokens = new Map<string, string>();
  for (const [, selector = '', block = ''] of flat.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    const isDark = selector.includes("[data-theme='dark']");
    if (!isDark && selector.trim() !== ':root')
      throw new Error(`Unknown selector ${selector.trim()}`);
    if (isDark && theme === 'light') continue;
    for (const [name, value] of declarationsOf(block)) tokens.set(name, value);
  }
  return tokens;
}

function mix(a: Color, b: Color, share: number): Color {
  const opacity = a[3] * share + b[3] * (1 - share);
  const channel = (index: 0 | 1 | 2) =>
    opacity === 0 ? 0 : (a[index] * a[3] * share + b[index] * b[3] * (1 - share)) / opacity;
  return [channel(0), channel(1), channel(2), opacity];
}

function hex(value: string): Color | undefined {
  const long = value.replace(/^#(.)(.)(.)$/, '#$1$1$2$2$3$3');
  const [, red, green, blue] = /^#(..)(..)(..)$/.exec(long) ?? [];
  if (red === undefined || green === undefined || blue === undefined) return undefined;
  return [Number.parseInt(red, 16), Number.parseInt(green, 16), Number.parseInt(blue, 16), 1];
}

/**
 * Computes a color: hexadecimal, `transparent`, `rgb(r g b / a)`, `var(…)` and `color-mix(in srgb, …)`.
 * @throws for anything else, and for a token that does not exist
 */
export function resolveColor(value: string, tokens: ReadonlyMap<string, string>): Color {
  const text = value.trim();
  const [, reference] = /^var\(--([\w-]+)\)$/.exec(text) ?? [];
  if (reference !== undefined) {
    const target = tokens.get(reference);
    if (target === undefined) throw new Error(`There is no token --${reference}.`);
    return resolveColor(target, tokens);
  }
  const [, first, percent, second] =
    /^color-mix\(in srgb, (.+) ([\d.]+)%, (.+)\)$/.exec(text) ?? [];
  if (first !== undefined && second !== undefined) {
    return mix(resolveColor(first, tokens), resolveColor(second, tokens), Number(percent) / 100);
  }
  const [, red, green, blue, opacity = '1'] =
    /^rgb\((\d+) (\d+) (\d+)(?: \/ ([\d.]+))?\)$/.exec(text) ?? [];
  if (red !== undefined) return [Number(red), Number(green), Number(blue), Number(opacity)];
  if (text === 'transparent') return [0, 0, 0, 0];
  const color = hex(text);
  if (color === undefined) throw new Error(`${text} is not in a supported color format.`);
  return color;
}

/** Puts a color over an opaque one. */
export function over(top: Color, bottom: Color): Color {
  const channel = (index: 0 | 1 | 2) => top[index] * top[3] + bottom[index] * (1 - top[3]);
  return [channel(0), channel(1), channel(2), 1];
}

function luminance(color: Color): number {
  const linear = (channel: number) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(color[0]) + 0.7152 * linear(color[1]) + 0.0722 * linear(color[2]);
}

/** Contrast by WCAG 2: https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
export function contrast(text: Color, background: Color): number {
  const values = [luminance(over(text, background)), luminance(background)] as const;
  return (Math.max(...values) + 0.05) / (Math.min(...values) + 0.05);
}
