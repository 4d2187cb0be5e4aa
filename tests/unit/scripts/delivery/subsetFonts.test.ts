import { readdirSync, readFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { codeFontSheet } from '../../../../plugins/delivery/static-first/template';
import {
  codePointsOf,
  fontLicense,
  subsetCodeFont,
  subsetFonts,
  weights,
} from '../../../../scripts/delivery/subsetFonts.mts';

const folder = 'src/css/fonts/';
const css = readFileSync('src/css/base.css', 'utf8');
const faces = Array.from(css.matchAll(/@font-face \{([^}]+)\}/g), ([, face = '']) => face).filter(
  (face) => face.includes(".woff2'"),
);

let fonts: Awaited<ReturnType<typeof subsetFonts>> = [];
beforeAll(async () => {
  fonts = await subsetFonts();
});

test('the font files are the ones that the npm package yields, with its license', () => {
  expect(readdirSync(folder).sort()).toEqual(['LICENSE', ...fonts.map(({ name }) => name)].sort());
  for (const { name, bytes } of fonts) {
    expect(bytes.equals(readFileSync(folder + name)), name).toBe(true);
  }
  expect(readFileSync(`${folder}LICENSE`, 'utf8')).toBe(fontLicense());
  expect(fontLicense()).toContain('SIL Open Font License');
});

test('the font of code is the one that the npm package yields, and the loader names it', async () => {
  const { name, bytes, sheet, css } = await subsetCodeFont();
  expect(readdirSync('static/assets/fonts').sort()).toEqual([sheet, name]);
  expect(codeFontSheet).toBe(`assets/fonts/${sheet}`);
  expect(bytes.equals(readFileSync(`static/assets/fonts/${name}`))).toBe(true);
  expect(readFileSync(`static/${codeFontSheet}`, 'utf8')).toBe(css);
  const [, family] = /font-family:"([^"]+)"/.exec(css) ?? [];
  expect(readFileSync('src/css/tokens.css', 'utf8')).toContain(`--mono: '${family}',`);
});

test('the style sheet names each file with its characters and weights', () => {
  expect(faces).toHaveLength(fonts.length);
  for (const [index, { name, range }] of fonts.entries()) {
    expect(faces[index]).toContain(`url('./fonts/${name}')`);
    expect(faces[index]).toContain(`font-weight: ${weights.min} ${weights.max};`);
    const declared = /unicode-range:([^;]+);/.exec(faces[index] ?? '')?.[1] ?? '';
    expect(declared.replaceAll(/\s/g, '')).toBe(range);
  }
});

test('no character is in two files, so that none fetches both', () => {
  const all = fonts.flatMap(({ range }) => codePointsOf(range));
  expect(new Set(all).size).toBe(all.length);
});

test('no style asks for a weight of Inter that the files lack', () => {
  const tokens = readFileSync('src/css/tokens.css', 'utf8');
  const used = Array.from(tokens.matchAll(/--type-[\w-]+: (\d+) /g), ([, weight]) =>
    Number(weight),
  );
  expect(Math.min(...used)).toBe(weights.min);
  expect(Math.max(...used)).toBe(weights.max);
});
