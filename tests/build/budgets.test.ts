import { describe, expect, test } from 'vitest';
import budgets from '../budgets.json';
import { fontsOf } from './fontsOf';
import { bytesSent, readBuilt, readPage, startScripts } from './readBuild';

const { beforeStart, start } = budgets;

/** Addresses in `url()` of a style sheet. */
function urlsIn(css: string): string[] {
  return [...css.matchAll(/url\(["']?([^"')]+)["']?\)/g)].map(([, url = '']) => url);
}

const isData = (type: string | undefined) => type !== undefined && /json/.test(type);

describe.each(budgets.pages)('%s', (path) => {
  const page = readPage(path);
  const sheets = page('link[rel=stylesheet]')
    .map((_, link) => page(link).attr('href'))
    .get();
  const fonts = fontsOf(page);
  const fontBytes = fonts.reduce((sum, font) => sum + bytesSent(font), 0);
  const cssBytes = sheets.reduce((sum, sheet) => sum + bytesSent(sheet), 0);

  test('has no script but the ones in the page', () => {
    expect(page('script[src]').length).toBe(beforeStart.externalScripts);
    expect(startScripts(page).length).toBeGreaterThan(2);
  });

  test('has little script in the page', () => {
    const scripts = page('script')
      .filter((_, script) => !isData(page(script).attr('type')))
      .map((_, script) => page(script).html() ?? '')
      .get();
    const bytes = Buffer.byteLength(scripts.join(''));
    expect(bytes).toBeGreaterThan(0);
    expect(bytes).toBeLessThanOrEqual(beforeStart.inlineScriptBytes);
  });

  test('has little CSS', () => {
    expect(cssBytes).toBeGreaterThan(0);
    expect(cssBytes).toBeLessThanOrEqual(beforeStart.cssBytes);
  });

  test('has one small font', () => {
    expect(fonts).toHaveLength(beforeStart.fontFiles);
    expect(fontBytes).toBeGreaterThan(0);
    expect(fontBytes).toBeLessThanOrEqual(beforeStart.fontBytes);
  });

  test('asks for its font before the style sheet that names it', () => {
    const preloaded = page('link[rel=preload][as=font][crossorigin]')
      .map((_, link) => page(link).attr('href'))
      .get();
    expect(preloaded).toEqual(fonts);
    const order = page('link[rel=preload], link[rel=stylesheet]')
      .map((_, link) => page(link).attr('rel'))
      .get();
    expect(order[0]).toBe('preload');
  });

  test('is little together before the start', () => {
    const images = new Set(
      page('img[src], use, link[rel=icon]')
        .map((_, element) => page(element).attr('src') ?? page(element).attr('href'))
        .get()
        .map((address) => address.split('#')[0] ?? '')
        .filter((address) => address.startsWith('/')),
    );
    const files = [path, ...sheets, ...fonts, ...images];
    const total = files.reduce((sum, file) => sum + bytesSent(file), 0);
    expect(files.length).toBeLessThanOrEqual(beforeStart.requests);
    expect(total).toBeLessThanOrEqual(beforeStart.totalBytes);
  });

  test('starts with little JavaScript', () => {
    const bytes = startScripts(page).reduce((sum, script) => sum + bytesSent(script), 0);
    expect(bytes).toBeGreaterThan(10_000);
    expect(bytes).toBeLessThanOrEqual(start.jsBytes);
  });

  test('starts without checks whether components exist', () => {
    const checking = startScripts(page).filter((script) =>
      readBuilt(script).includes('you likely forgot to import'),
    );
    expect(checking).toEqual([]);
  });

  test('loads nothing from another host', () => {
    const loaded = page('script[src], link[rel=stylesheet], link[rel=preload], img, iframe, source')
      .map((_, element) => page(element).attr('src') ?? page(element).attr('href'))
      .get();
    const inSheets = sheets.flatMap((sheet) => urlsIn(readBuilt(sheet)));
    const addresses = [...loaded, ...startScripts(page), ...inSheets];
    expect(addresses.length).toBeGreaterThan(3);
    expect(addresses.filter((address) => /^(\w+:)?\/\//.test(address))).toEqual([]);
  });
});

test.each(Object.entries(start.longPages))(
  '%s, which is long, starts with at most %i bytes of JavaScript',
  (path, limit) => {
    const bytes = startScripts(readPage(path)).reduce((sum, script) => sum + bytesSent(script), 0);
    expect(bytes).toBeGreaterThan(start.jsBytes / 2);
    expect(bytes).toBeLessThanOrEqual(limit);
  },
);

test('a typical page is a small document', () => {
  const bytes = bytesSent(budgets.typicalPage);
  expect(bytes).toBeGreaterThan(1000);
  expect(bytes).toBeLessThanOrEqual(beforeStart.typicalHtmlBytes);
});
