import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { CheerioAPI } from 'cheerio';
import { describe, expect, test } from 'vitest';
import { readSiteEnv } from '../../src/site/env';
import { expectNone } from '../violations';
import {
  attributesOf,
  builtFiles,
  fileOf,
  isRedirect,
  readBuilt,
  readPage,
  sitemapPaths,
} from './readBuild';

const { siteUrl } = readSiteEnv(resolve('.'));
const paths = sitemapPaths();
const pages = new Map(paths.map((path) => [path, readPage(path)]));

const content = (page: CheerioAPI, selector: string) => page(selector).attr('content');

describe('the sitemap', () => {
  test('has each page of the docs, and the landing page', () => {
    const sources = readdirSync('docs', { recursive: true, encoding: 'utf8' })
      .map((file) => file.replaceAll('\\', '/'))
      .filter((file) => file.endsWith('.mdx') && !/(^|\/)_/.test(file));
    expect(sources.length).toBeGreaterThan(30);
    expect(paths).toHaveLength(sources.length + 1);
    expect(paths).toContain('/');
  });

  test('has no duplicates and no redirects', () => {
    expect(new Set(paths).size).toBe(paths.length);
    expect(paths.filter((path) => isRedirect(pages.get(path) as CheerioAPI))).toEqual([]);
  });

  test('includes every page of the build', () => {
    const others = builtFiles('.html')
      .map((file) => file.replace(/(\/index)?\.html$/, '') || '/')
      .filter((path) => path !== '/404' && !paths.includes(path))
      // The list for readers without search is not for search engines.
      .filter((path) => path !== '/all-pages')
      // The frame of live samples is a part of pages.
      .filter((path) => !path.startsWith('/live/'))
      .filter((path) => !isRedirect(readPage(path)));
    expect(others).toEqual([]);
  });
});

test('the list of all pages has each of them once', () => {
  const page = readPage('/all-pages');
  const listed = attributesOf(page, 'main a', 'href');
  expect(['/', ...listed].sort()).toEqual(paths.toSorted());
});

describe('every page', () => {
  test('has one heading of the first level', () => {
    expectNone(pages, (page) => [
      page('h1').length !== 1 && `${page('h1').length} headings`,
      page('h1').text().trim() === '' && 'an empty heading',
    ]);
  });

  test('has a title, a description and its canonical address', () => {
    expectNone(pages, (page, path) => {
      const description = content(page, 'meta[name=description]') ?? '';
      const canonical = page('link[rel=canonical]').attr('href');
      return [
        page('title').text() === '' && 'no title',
        description.length <= 40 && `the description "${description}"`,
        canonical !== siteUrl + path && `the canonical address ${canonical}`,
      ];
    });
  });

  test('has its own social image', () => {
    expectNone(pages, (page, path) => {
      const address = content(page, 'meta[property="og:image"]') ?? '';
      const expected = `/og${path === '/' ? '/index' : path}.png`;
      const file = fileOf(expected);
      if (file === undefined) return [`no file ${expected}`];
      const png = readFileSync(file);
      const size = `${png.readUInt32BE(16)} × ${png.readUInt32BE(20)}`;
      return [
        address !== siteUrl + expected && `the image ${address}`,
        size !== '1200 × 630' && `an image of ${size} pixels`,
        png.length > 80_000 && `an image of ${png.length} bytes`,
      ];
    });
  });

  test('opens no empty tab for links that a program answers', () => {
    expectNone(pages, (page) =>
      attributesOf(page, 'article a[target=_blank]', 'href').filter(
        (address) => !/^https?:/.test(address),
      ),
    );
  });

  test('refers only to files that exist', () => {
    expectNone(pages, (page) => {
      const named = [...attributesOf(page, '[href]', 'href'), ...attributesOf(page, '[src]', 'src')]
        .map((address) => address.split(/[?#]/)[0] ?? '')
        .filter((address) => /^\/(?!\/)/.test(address));
      return [
        named.length <= 5 && `only ${named.length} addresses`,
        ...named.filter((address) => fileOf(address) === undefined),
      ];
    });
  });
});

test('no script has a highlighter, because code is highlighted at build time', () => {
  const scripts = builtFiles('.js');
  expect(scripts.length).toBeGreaterThan(paths.length);
  const prism = /\bPrism\b|prism-react-renderer/;
  expect(scripts.filter((script) => prism.test(readBuilt(script)))).toEqual([]);
});

test('the not-found page and the icon exist', () => {
  expect(readPage('/404.html')('h1').text()).toBe('Page not found');
  const page = readPage('/');
  const icon = page('link[rel=icon]').attr('href') ?? '';
  expect(decodeURIComponent(icon)).toMatch(/^data:image\/svg\+xml,<svg /);
  const touchIcon = page('link[rel=apple-touch-icon]').attr('href');
  expect(touchIcon).toBeDefined();
  expect(fileOf(touchIcon ?? '')).toBeDefined();
});
