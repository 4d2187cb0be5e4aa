import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { violations } from '../../violations';

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

/** The sheets without their comments. */
const rules = new Map(sheets.map((sheet) => [sheet, rulesOf(sheet)]));

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

  test('have no raw color', () => {
    const others = [...rules].filter(([sheet]) => !exceptions.has(sheet));
    expect(violations(others, rawColorsIn)).toEqual([]);
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

  test('use only tokens that exist, or a fallback', () => {
    const own = sheets.map((file) => readFileSync(file, 'utf8')).join('\n');
    const defined = new Set(Array.from(own.matchAll(/(--[\w-]+)\s*:/g), ([, name]) => name));
    const faults = violations(rules, (css) =>
      Array.from(css.matchAll(/var\((--[\w-]+)\)/g), ([, name]) => name).filter(
        (name) => !defined.has(name),
      ),
    );
    expect(faults).toEqual([]);
  });

  test('have no !important', () => {
    expect(violations(rules, (css) => [css.includes('!important') && '!important'])).toEqual([]);
  });

  /** What must win over any layer, or only sets custom properties. */
  const unlayered = ['src/css/tokens.css', 'src/css/index.css'];

  test('stay in a layer', () => {
    const layered = [...rules].filter(([sheet]) => !unlayered.includes(sheet));
    const faults = violations(layered, (css) => {
      const outside = css.replace(/@font-face\s*\{[^}]*\}/g, '').trim();
      return [!/^@layer [a-z]+ \{/.test(outside) && `begins with ${outside.slice(0, 40)}`];
    });
    expect(faults).toEqual([]);
  });
});

// A media query can't read a custom property, so each has the number.
test('sheets and scripts take a window of more than 996 px for a desktop', () => {
  const scripts = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => [`src/${file}`, readFileSync(`src/${file}`, 'utf8')] as const);
  const found = [...rules, ...scripts].flatMap(([file, text]) =>
    [...text.matchAll(/\((?:max|min)-width: (?:9[5-9]|10[0-4])\dpx\)/g)].map(([query]) => ({
      file,
      query,
    })),
  );
  expect(new Set(found.map(({ file }) => file)).size).toBeGreaterThan(20);
  const known = ['(max-width: 996px)', '(min-width: 997px)'];
  expect(found.filter(({ query }) => !known.includes(query))).toEqual([]);
});
