import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { codeFontSheet } from '../../plugins/delivery/static-first/plugin';
import budgets from '../budgets.json';
import { expectNone } from '../violations';
import {
  attributesOf,
  bytesSent,
  readBuilt,
  readPage,
  startBytes,
  startScripts,
} from './readBuild';

const { beforeStart, afterPaint, start } = budgets;

/** Addresses in `url()` of a style sheet. */
function urlsIn(css: string): string[] {
  return [...css.matchAll(/url\(["']?([^"')]+)["']?\)/g)].map(([, url = '']) => url);
}

const pages = budgets.pages.map((path) => {
  const page = readPage(path);
  const sheets = attributesOf(page, 'link[rel=stylesheet]', 'href');
  return [path, { page, sheets, scripts: startScripts(page) }] as const;
});

const sum = (files: string[]) => files.reduce((bytes, file) => bytes + bytesSent(file), 0);

/** Too many bytes, or so few that they can't have been counted. */
const misses = (bytes: number, limit: number, least = 1) =>
  (bytes > limit || bytes < least) && `${bytes} bytes, not ${least} to ${limit}`;

test('each page with a budget has little script and CSS before its start', () => {
  expectNone(pages, ({ page, scripts, sheets }) => {
    const external = page('script[src]').length;
    const inline = page('script')
      .get()
      .filter((script) => !/json/.test(page(script).attr('type') ?? ''))
      .map((script) => page(script).html() ?? '');
    return [
      external !== beforeStart.externalScripts && `${external} external scripts`,
      scripts.length <= 2 && `${scripts.length} scripts to start with`,
      misses(Buffer.byteLength(inline.join('')), beforeStart.inlineScriptBytes),
      misses(sum(sheets), beforeStart.cssBytes),
    ];
  });
});

test('it asks for its font before the style sheet that names it, and leaves that of code to the loader', () => {
  const files = [codeFontSheet, codeFontSheet.replace(/css$/, 'woff2')].map((file) => `/${file}`);
  expect(urlsIn(readBuilt(files[0] ?? ''))).toEqual([basename(files[1] ?? '')]);
  expectNone(pages, ({ page, sheets }) => {
    const preloaded = page('link[rel=preload][as=font][crossorigin]').length;
    const first = page('link[rel=preload], link[rel=stylesheet]').first().attr('rel');
    return [
      preloaded !== beforeStart.fontFiles && `asks for ${preloaded} fonts`,
      first !== 'preload' && `begins with a ${first}`,
      misses(sum(files), afterPaint.codeFontBytes, 1000),
      page(`link[rel=later][href="${files[0]}"]`).length !== 1 && 'has no link to the font of code',
      sheets.some((sheet) => /JetBrains[^}]+\.woff2/.test(readBuilt(sheet))) && 'asks for it early',
    ];
  });
});

test('each long page starts within its own limit', () => {
  expectNone(Object.entries(start.longPages), (limit, path) => [
    misses(startBytes(path), limit, start.jsBytes / 2),
  ]);
});

test('a typical page is a small document', () => {
  const bytes = bytesSent(budgets.typicalPage);
  expect(bytes).toBeGreaterThan(1000);
  expect(bytes).toBeLessThanOrEqual(beforeStart.typicalHtmlBytes);
});
