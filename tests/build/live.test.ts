import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import budgets from '../budgets.json';
import { builtFiles, readBuilt, readPage, sitemapPaths } from './readBuild';

const files = [...builtFiles('.js'), ...builtFiles('.html')].filter((file) =>
  file.startsWith('/live/'),
);
const samples = files.filter((file) => !/\/frame\.\w+$/.test(file));
const bytesOf = (file: string) => brotliCompressSync(readBuilt(file)).length;

test('the frame of live samples is within its budget', () => {
  const frame = files.filter((file) => !samples.includes(file));
  expect(frame.map((file) => file.split('/').at(-1)).sort()).toEqual(['frame.html', 'frame.js']);
  const bytes = frame.reduce((sum, file) => sum + bytesOf(file), 0);
  expect(bytes).toBeLessThanOrEqual(budgets.live.frameBytes);
});

test('each compiled sample is within its budget', () => {
  expect(samples.length).toBeGreaterThanOrEqual(10);
  for (const file of samples)
    expect(bytesOf(file), file).toBeLessThanOrEqual(budgets.live.sampleBytes);
});

test('each live sample of a page has its compiled one, and no page loads it before the press', () => {
  const pages = sitemapPaths().filter(
    (path) => readPage(path)('[aria-label="Live sample"]').length > 0,
  );
  expect(pages.length).toBeGreaterThanOrEqual(10);
  for (const path of pages) {
    expect(readPage(path)('iframe').length, path).toBe(0);
    expect(readPage(path)('[src*="/live/"], [href*="/live/"]').length, path).toBe(0);
  }
});
