import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { expectNone } from '../../violations';

const filesOf = (pattern: string) =>
  globSync(pattern).map((file) => [file, readFileSync(file, 'utf8')] as const);
const sheets = filesOf('{src,plugins}/**/*.css');

test('style sheets use only tokens that exist, or a fallback', () => {
  const all = sheets.map(([, css]) => css).join('\n');
  const defined = new Set(Array.from(all.matchAll(/(--[\w-]+)\s*:/g), ([, name]) => name));
  expectNone(sheets, (css) =>
    Array.from(css.matchAll(/var\((--[\w-]+)\)/g), ([, name]) => name).filter(
      (name) => !defined.has(name),
    ),
  );
  expect(sheets.length).toBeGreaterThan(20);
});

/** What must win over any layer, or only sets custom properties. */
const unlayered = ['src/css/tokens.css', 'src/css/index.css'];

test('other style sheets stay in a layer, and have no color outside of the tokens', () => {
  const layered = sheets.filter(([file]) => !unlayered.includes(file));
  expectNone(layered, (css, file) => {
    const rules = css.replace(/\/\*[\s\S]*?\*\/|@font-face\s*\{[^}]*\}/g, '').trim();
    // Ink on paper has the same colors in any theme.
    const color =
      file !== 'src/css/print.css' && /:[^;{}]*(#[\da-f]{3,8}\b|\b(rgb|hsl)a?\()/i.exec(rules);
    return [!/^@layer [a-z]+ \{/.test(rules) && rules.slice(0, 40), color ? color[0] : false];
  });
});

// A media query can't read a custom property, so each has the number.
test('sheets and scripts take a window of more than 996 px for a desktop', () => {
  const queries = [...sheets, ...filesOf('src/**/*.{ts,tsx}')].flatMap(
    ([, text]) => text.match(/\((?:max|min)-width: (?:9[5-9]|10[0-4])\dpx\)/g) ?? [],
  );
  expect(new Set(queries)).toEqual(new Set(['(max-width: 996px)', '(min-width: 997px)']));
});
