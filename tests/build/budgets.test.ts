import { basename } from 'node:path';
import type { CheerioAPI } from 'cheerio';
import { describe, expect, test } from 'vitest';
import { codeFontSheet } from '../../plugins/delivery/static-first/template';
import budgets from '../budgets.json';
import { expectNone } from '../violations';
import { bytesSent, readBuilt, readPage, sitemapPaths, startScripts } from './readBuild';

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
  const css = page('link[rel=stylesheet]')
    .map((_, link) => readBuilt(page(link).attr('href') ?? ''))
    .get()
    .join('');
  const body = page('body').clone();
  body.find('script, style, template, pre, code, kbd').remove();
  const used = new Set(Array.from(body.text(), (character) => character.codePointAt(0) ?? 0));
  return [...facesIn(css)]
    .filter(([, characters]) => [...used].some((code) => code > 0x20 && characters.has(code)))
    .map(([url]) => url);
}

const isData = (type: string | undefined) => type !== undefined && /json/.test(type);

const pages = budgets.pages.map((path) => {
  const page = readPage(path);
  const sheets = page('link[rel=stylesheet]')
    .map((_, link) => page(link).attr('href'))
    .get();
  return [path, { page, sheets, fonts: fontsOf(page), scripts: startScripts(page) }] as const;
});

const sum = (files: Iterable<string>) => {
  let bytes = 0;
  for (const file of files) bytes += bytesSent(file);
  return bytes;
};

/** Too many bytes, or so few that they can't have been counted. */
const misses = (bytes: number, limit: number, least = 1) =>
  (bytes > limit || bytes < least) && `${bytes} bytes, not ${least} to ${limit}`;

describe('each page with a budget', () => {
  test('has no script but the ones in the page', () => {
    expectNone(pages, ({ page, scripts }) => [
      page('script[src]').length !== beforeStart.externalScripts &&
        `${page('script[src]').length} external scripts`,
      scripts.length <= 2 && `${scripts.length} scripts to start with`,
    ]);
  });

  test('has little script in the page', () => {
    expectNone(pages, ({ page }) => {
      const scripts = page('script')
        .filter((_, script) => !isData(page(script).attr('type')))
        .map((_, script) => page(script).html() ?? '')
        .get();
      return [misses(Buffer.byteLength(scripts.join('')), beforeStart.inlineScriptBytes)];
    });
  });

  test('has little CSS', () => {
    expectNone(pages, ({ sheets }) => [misses(sum(sheets), beforeStart.cssBytes)]);
  });

  test('has one small font', () => {
    expectNone(pages, ({ fonts }) => [
      fonts.length !== beforeStart.fontFiles && `${fonts.length} fonts`,
      misses(sum(fonts), beforeStart.fontBytes),
    ]);
  });

  test('asks for its font before the style sheet that names it', () => {
    expectNone(pages, ({ page, fonts }) => {
      const preloaded = page('link[rel=preload][as=font][crossorigin]')
        .map((_, link) => page(link).attr('href'))
        .get();
      const first = page('link[rel=preload], link[rel=stylesheet]').first().attr('rel');
      return [
        preloaded.join() !== fonts.join() && `asks for ${preloaded.join()}, needs ${fonts.join()}`,
        first !== 'preload' && `begins with a ${first}`,
      ];
    });
  });

  test('leaves the small font of code to the loader', () => {
    const files = [codeFontSheet, codeFontSheet.replace(/css$/, 'woff2')].map((file) => `/${file}`);
    expect(urlsIn(readBuilt(files[0] ?? ''))).toEqual([basename(files[1] ?? '')]);
    expectNone(pages, ({ page, sheets }) => [
      misses(sum(files), afterPaint.codeFontBytes, 1000),
      page(`link[rel=later][href="${files[0]}"]`).length !== 1 && 'has no link to it',
      sheets.some((sheet) => /JetBrains[^}]+\.woff2/.test(readBuilt(sheet))) && 'asks for it early',
    ]);
  });
});

test('each long page starts within its own limit', () => {
  expectNone(Object.entries(start.longPages), (limit, path) => [
    misses(sum(startScripts(readPage(path))), limit, start.jsBytes / 2),
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
