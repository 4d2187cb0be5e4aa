import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const sheets = ['src', 'plugins']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
  )
  .filter((file) => file.endsWith('.css'))
  .sort();

/** Sheets that may contain raw colors, and why. */
const exceptions = new Map([
  ['src/css/tokens.css', 'the one place where colors are written down'],
  ['src/css/print.css', 'ink on paper: black, white and grays whatever the theme'],
]);

const keyword =
  '(?<![\\w-])(?:white|black|red|green|blue|gray|grey|yellow|orange|purple)(?![\\w-])';
const rawColor = new RegExp(
  `#[0-9a-f]{3,8}\\b|\\b(?:rgb|hsl)a?\\(|\\b(?:oklch|oklab|lab|lch|hwb)\\(|:[^;{}]*${keyword}`,
  'i',
);

function rulesOf(sheet: string): string {
  return readFileSync(sheet, 'utf8').replace(/\/\*[\s\S]*?\*\//g, (comment) =>
    comment.replace(/[^\n]/g, ' '),
  );
}

function rawColorsIn(css: string): string[] {
  return css.split('\n').flatMap((line, index) => {
    // An id selector may look like a color: only declarations have values.
    const declaration = /^\s*[\w-]+\s*:[^{]*$/.test(line);
    return declaration && rawColor.test(line) ? [`${index + 1}: ${line.trim()}`] : [];
  });
}

describe('style sheets', () => {
  test('are found', () => {
    expect(sheets.length).toBeGreaterThan(20);
    for (const exception of exceptions.keys()) expect(sheets).toContain(exception);
  });

  test.each(sheets.filter((sheet) => !exceptions.has(sheet)))('%s has no raw color', (sheet) => {
    expect(rawColorsIn(rulesOf(sheet))).toEqual([]);
  });

  test.each([
    'color: #fff;',
    'color: rgb(1 2 3);',
    'border: 1px solid rgba(0, 0, 0, 0.1);',
    'fill: hsl(1 2% 3%);',
    'background: oklch(1 2 3);',
    'color: white;',
  ])('would be caught with %s', (declaration) => {
    expect(rawColorsIn(`  .a {\n    ${declaration}\n  }`)).toEqual([`2: ${declaration}`]);
  });

  test.each(['white-space: nowrap;', 'color: var(--red-600);', 'color: currentColor;', '#add {'])(
    'may contain %s',
    (line) => {
      expect(rawColorsIn(line)).toEqual([]);
    },
  );

  test.each(sheets)('%s uses only tokens that exist, or a fallback', (sheet) => {
    const own = sheets.map((file) => readFileSync(file, 'utf8')).join('\n');
    const defined = new Set(Array.from(own.matchAll(/(--[\w-]+)\s*:/g), ([, name]) => name));
    const used = Array.from(rulesOf(sheet).matchAll(/var\((--[\w-]+)\)/g), ([, name]) => name);
    expect(used.filter((name) => !defined.has(name))).toEqual([]);
  });

  test.each(sheets)('%s has no !important', (sheet) => {
    expect(rulesOf(sheet)).not.toContain('!important');
  });

  /** What must win over any layer, or only sets custom properties. */
  const unlayered = ['src/css/tokens.css', 'src/css/index.css'];

  test.each(sheets.filter((sheet) => !unlayered.includes(sheet)))(
    '%s stays in a layer',
    (sheet) => {
      const outside = rulesOf(sheet)
        .replace(/@font-face\s*\{[^}]*\}/g, '')
        .trim();
      expect(outside).toMatch(/^@layer [a-z]+ \{/);
    },
  );
});
