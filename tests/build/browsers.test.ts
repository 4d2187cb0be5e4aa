import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { bundleGaps } from '../browsers/bundleGaps';
import type { Gap } from '../browsers/floor';
import { styleGaps } from '../browsers/styleGaps';
import budgets from '../budgets.json';
import { builtFiles, readBuilt, readPage } from './readBuild';

const noPointer = 'iOS has no pointer that would show it';
const looksOnly = 'the page reads as well without it';

/** What may be used although some browsers of the floor don't have it, and why. */
const exceptions = new Map<string, string>([
  ['new ClipboardItem', 'asked for first; only Safari needs it'],
  ['cursor: help', noPointer],
  ['cursor: not-allowed', noPointer],
  ['cursor: pointer', noPointer],
  ['cursor: progress', noPointer],
  ['resize', noPointer],
  ['resize: none', noPointer],
  ['resize: vertical', noPointer],
  ['scrollbar-color', looksOnly],
  ['scrollbar-width', looksOnly],
  ['scrollbar-width: none', looksOnly],
  ['scrollbar-width: thin', looksOnly],
  ['text-wrap', looksOnly],
  ['text-wrap: balance', looksOnly],
  ['text-wrap: pretty', looksOnly],
  ['::selection', looksOnly],
  ['-webkit-tap-highlight-color', 'only browsers that highlight taps have it'],
  ['text-size-adjust', 'only phones enlarge text, and iPhones have it with a prefix'],
  ['forced-color-adjust', 'Safari has no forced colors'],
  ['forced-color-adjust: none', 'Safari has no forced colors'],
  ['ascent-override', 'in Safari the text moves a little when the font arrives'],
  ['descent-override', 'in Safari the text moves a little when the font arrives'],
  ['line-gap-override', 'in Safari the text moves a little when the font arrives'],
  ['text-decoration: dotted', 'Safari has it with a prefix, which the build adds'],
  ['box-decoration-break', 'others have it with a prefix, which is in the style sheet'],
  ['reading-flow', 'without scripts only: the keyboard reaches the article first'],
  ['reading-flow: grid-columns', 'without scripts only: the keyboard reaches the article first'],
  ['break-after: avoid', 'on paper only, where a heading may be the last line'],
  ['page-break-after: avoid', 'on paper only, where a heading may be the last line'],
]);

const scripts = builtFiles('.js').filter((path) => /^\/(?:assets|live)\//.test(path));
const sheets = builtFiles('.css');

const fixture = (name: string) => readFileSync(`tests/fixtures/above-floor/${name}`, 'utf8');
const featuresOf = (gaps: readonly Gap[]) => gaps.map(({ feature }) => feature);

/** The inline scripts of pages of each kind. */
const inlineScripts = [...budgets.pages, '/404', '/all-pages'].flatMap((path) =>
  readPage(path)('script:not([src], [type="application/ld+json"])')
    .map((_, script) => readPage(path)(script).text())
    .get(),
);

test('what is built uses nothing that a supported browser lacks', () => {
  expect(scripts.length).toBeGreaterThan(100);
  expect(sheets.length).toBeGreaterThan(3);
  expect(inlineScripts.length).toBeGreaterThan(5);
  const styles = sheets.map((path) => styleGaps(readBuilt(path), path));
  expect(styles.reduce((sum, { looked }) => sum + looked, 0)).toBeGreaterThan(1000);
  const gaps = [
    ...scripts.flatMap((path) => bundleGaps(readBuilt(path), path)),
    ...inlineScripts.flatMap((code) => bundleGaps(code, 'inline script')),
    ...styles.flatMap((sheet) => sheet.gaps),
  ];
  expect(gaps.filter(({ feature }) => !exceptions.has(feature))).toEqual([]);
  const used = new Set(featuresOf(gaps));
  expect([...exceptions.keys()].filter((feature) => !used.has(feature))).toEqual([]);
});

test('finds syntax, static members and constructors that are too new', () => {
  expect(featuresOf(bundleGaps(fixture('bundle.js'), 'bundle.js'))).toEqual([
    'Promise.withResolvers',
    'new EyeDropper',
    'AbortSignal.any',
    'syntax',
  ]);
});

test('finds properties, values, functions, selectors and rules that are too new', () => {
  expect(featuresOf(styleGaps(fixture('styles.css'), 'styles.css').gaps)).toEqual([
    'light-dark()',
    'field-sizing',
    'field-sizing: content',
    'position-anchor',
    'text-wrap',
    'text-wrap: pretty',
    '@starting-style',
    '::details-content',
  ]);
});
