import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { chooseQuickstarts } from '../../../../../scripts/samples/quickstarts/chooseQuickstarts.mts';
import { withLocalFonts } from '../../../../../scripts/samples/quickstarts/localFonts.mts';
import {
  notFollowed,
  quickstarts,
} from '../../../../../scripts/samples/quickstarts/quickstarts.mts';
import { mergeJson } from '../../../../../scripts/samples/quickstarts/reader.mts';

test('every quickstart has a page with steps, and its name once', () => {
  for (const { page } of quickstarts) {
    expect(existsSync(page), page).toBe(true);
    expect(readFileSync(page, 'utf8'), page).toContain('<Steps>');
  }
  const names = quickstarts.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});

test('every page of a quickstart is followed, or has a reason why not', () => {
  const known = [...quickstarts, ...notFollowed].map(({ page }) => page);
  const pages = readdirSync('docs/quickstart').map((file) => `docs/quickstart/${file}`);
  expect(pages.length).toBeGreaterThan(10);
  expect(pages.filter((page) => !known.includes(page))).toEqual([]);
});

test('names choose quickstarts, in the order of the list', () => {
  expect(chooseQuickstarts(['vue', 'react']).map(({ name }) => name)).toEqual(['react', 'vue']);
  expect(chooseQuickstarts([])).toBe(quickstarts);
});

test('an unknown name is refused with the nearest one', () => {
  expect(() => chooseQuickstarts(['reacts'])).toThrow(
    'check:quickstarts: there is no quickstart reacts. Did you mean react?',
  );
  expect(() => chooseQuickstarts(['cobol-on-wheels'])).toThrow('Name one of react, nextjs,');
});

test('the part of a JSON file that a page shows is added to the file', () => {
  expect(
    mergeJson(
      { name: 'app', scripts: { dev: 'nuxt dev', build: 'nuxt build' }, files: ['a'] },
      { scripts: { dev: 'nuxt dev --dotenv .env.local' }, files: ['b'] },
    ),
  ).toEqual({
    name: 'app',
    scripts: { dev: 'nuxt dev --dotenv .env.local', build: 'nuxt build' },
    files: ['b'],
  });
});

test('fonts of Google are replaced in a layout', () => {
  const layout = `import type { Metadata } from "next";
import { Geist, Geist_Mono } from "next/font/google";

const geistMono = Geist_Mono({
  variable: "--font-geist-mono",
  subsets: ["latin"],
});
`;
  expect(withLocalFonts(layout)).toBe(`import type { Metadata } from "next";

const geistMono = { variable: "" };
`);
});
