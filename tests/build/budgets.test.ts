import { basename } from 'node:path';
import type { CheerioAPI } from 'cheerio';
import { expect, test } from 'vitest';
import { codeFontSheet } from '../../plugins/delivery/static-first/plugin';
import budgets from '../budgets.json';
import { expectNone } from '../violations';
import {
  attributesOf,
  bytesSent,
  readBuilt,
  readPage,
  sitemapPaths,
  startBytes,
  startScripts,
} from './readBuild';

const { beforeStart, afterPaint, start } = budgets;

/** Addresses in `url()` of a style sheet. */
function urlsIn(css: string): string[] {
  return [...css.matchAll(/url\(["']?([^"')]+)["']?\)/g)].map(([, url = '']) => url);
}

/** The characters of a `unicode-range`, as code points. */
function codePointsOf(range: string): number[] {
  return range.split(',').flatMap((part) => {
    const [first = 0, last = first] = part
      .trim()
      .replace(/^U\+/i, '')
      .split('-')
      .map((hex) => Number.parseInt(hex, 16));
    return Array.from({ length: last - first + 1 }, (_, index) => first + index);
  });
}

/** The site's font files, by address, with the characters that their faces are for. */
function facesIn(css: string): Map<string, Set<number>> {
  const faces = css.matchAll(/@font-face\s*\{[^}]*url\(["']?([^"')]+\.woff2)["']?\)[^}]*\}/g);
  return new Map(
    Array.from(faces, ([face, url = '']) => {
      const range = /unicode-range:([^;}]+)/i.exec(face)?.[1] ?? 'U+0-10FFFF';
      // `U+4??` is `U+400-4FF`.
      const spans = range.replaceAll(/U\+(\w*)(\?+)/gi, (_, start: string, wild: string) => {
        const [zeros, effs] = [wild.replaceAll('?', '0'), wild.replaceAll('?', 'F')];
        return `U+${start}${zeros}-${start}${effs}`;
      });
      return [url, new Set(codePointsOf(spans))];
    }),
  );
}

/** Addresses of the font files that a page's text needs; code has a font that comes after the first paint. */
function fontsOf(page: CheerioAPI): string[] {
  const css = attributesOf(page, 'link[rel=stylesheet]', 'href').map(readBuilt).join('');
  const body = page('body').clone();
  body.find('script, style, template, pre, code, kbd').remove();
  const used = new Set(Array.from(body.text(), (character) => character.codePointAt(0) ?? 0));
  return [...facesIn(css)]
    .filter(([, characters]) => [...used].some((code) => code > 0x20 && characters.has(code)))
    .map(([url]) => url);
}

const pages = budgets.pages.map((path) => {
  const page = readPage(path);
  const sheets = attributesOf(page, 'link[rel=stylesheet]', 'href');
  return [path, { page, sheets, fonts: fontsOf(page), scripts: startScripts(page) }] as const;
});

const sum = (files: string[]) => files.reduce((bytes, file) => bytes + bytesSent(file), 0);

/** Too many bytes, or so few that they can't have been counted. */
const misses = (bytes: number, limit: number, least = 1) =>
  (bytes > limit || bytes < least) && `${bytes} bytes, not ${least} to ${limit}`;

test('each page with a budget has little script, CSS and font before its start', () => {
  expectNone(pages, ({ page, scripts, sheets, fonts }) => {
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
      fonts.length !== beforeStart.fontFiles && `${fonts.length} fonts`,
      misses(sum(fonts), beforeStart.fontBytes),
    ];
  });
});

test('it asks for its font before the style sheet that names it, and leaves that of code to the loader', () => {
  const files = [codeFontSheet, codeFontSheet.replace(/css$/, 'woff2')].map((file) => `/${file}`);
  expect(urlsIn(readBuilt(files[0] ?? ''))).toEqual([basename(files[1] ?? '')]);
  expectNone(pages, ({ page, sheets, fonts }) => {
    const preloaded = attributesOf(page, 'link[rel=preload][as=font][crossorigin]', 'href');
    const first = page('link[rel=preload], link[rel=stylesheet]').first().attr('rel');
    return [
      preloaded.join() !== fonts.join() && `asks for ${preloaded.join()}, needs ${fonts.join()}`,
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

test('nearly every page is written with the characters of the one font file that it asks for early', () => {
  const paths = sitemapPaths();
  const needed = paths.map((path) => fontsOf(readPage(path)));
  expect(needed.filter((fonts) => fonts.length === 0)).toEqual([]);
  const more = paths.filter((_, index) => (needed[index]?.length ?? 0) > 1);
  expect(more.length / paths.length, more.join(' ')).toBeLessThan(0.05);
});
