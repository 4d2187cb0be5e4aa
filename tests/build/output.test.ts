import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import type { CheerioAPI } from 'cheerio';
import { describe, expect, test } from 'vitest';
import { readSiteEnv } from '../../src/site/env';
import { builtFiles, fileOf, isRedirect, readBuilt, readPage, sitemapPaths } from './readBuild';

const { siteUrl } = readSiteEnv(resolve('.'));
const paths = sitemapPaths();
const pages = new Map(paths.map((path) => [path, readPage(path)]));

interface LinkedData {
  '@type': string;
  itemListElement?: { position: number; name: string; item?: string }[];
  headline?: string;
  url?: string;
}

function linkedData(page: CheerioAPI): LinkedData[] {
  return page('script[type="application/ld+json"]')
    .map((_, script) => JSON.parse(page(script).html() ?? ''))
    .get();
}

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
      // The frame of live samples is a part of pages.
      .filter((path) => !path.startsWith('/live/'))
      .filter((path) => !isRedirect(readPage(path)));
    expect(others).toEqual([]);
  });
});

describe.each([...pages])('%s', (path, page) => {
  test('has one heading of the first level', () => {
    expect(page('h1').length).toBe(1);
    expect(page('h1').text().trim()).not.toBe('');
  });

  test('has a title, a description and its canonical address', () => {
    expect(page('title').text()).not.toBe('');
    expect(content(page, 'meta[name=description]')?.length).toBeGreaterThan(40);
    expect(page('link[rel=canonical]').attr('href')).toBe(siteUrl + path);
  });

  test('has its own social image', () => {
    const image = new URL(content(page, 'meta[property="og:image"]') ?? '', siteUrl);
    expect(image.origin).toBe(siteUrl);
    expect(image.pathname).toBe(`/og${path === '/' ? '/index' : path}.png`);
    expect(fileOf(image.pathname)).toBeDefined();
  });

  test('refers only to files that exist', () => {
    const named = page('[href], [src]')
      .map((_, element) => page(element).attr('href') ?? page(element).attr('src'))
      .get()
      .map((address) => address.split(/[?#]/)[0] ?? '')
      .filter((address) => /^\/(?!\/)/.test(address));
    expect(named.length).toBeGreaterThan(5);
    expect(named.filter((address) => fileOf(address) === undefined)).toEqual([]);
  });
});

describe.each([...pages].filter(([path]) => path !== '/'))(
  '%s, a page of the docs',
  (path, page) => {
    test('has its Markdown', () => {
      const heading = page('h1').text().trim();
      expect(readBuilt(`${path}.md`)).toContain(heading);
    });

    test('describes its place and content to search engines', () => {
      const data = linkedData(page);
      const article = data.find((one) => one['@type'] === 'TechArticle');
      const breadcrumbs = data.find((one) => one['@type'] === 'BreadcrumbList');
      // The breadcrumbs follow the sidebar.
      const hasSidebar = page('[data-sidebar]').length > 0;
      expect(data).toHaveLength(hasSidebar ? 2 : 1);
      if (hasSidebar) expect(breadcrumbs?.itemListElement?.length).toBeGreaterThan(0);
      expect(breadcrumbs?.itemListElement?.every(({ name }) => name !== '') ?? true).toBe(true);
      expect(article?.headline).toBe(page('h1').text().trim());
      expect(article?.url).toBe(siteUrl + path);
    });
  },
);

describe('the client', () => {
  const scripts = builtFiles('.js');

  test('contains no highlighter, because code is highlighted at build time', () => {
    expect(scripts.length).toBeGreaterThan(paths.length);
    const withPrism = scripts.filter((script) =>
      /\bPrism\b|prism-react-renderer/.test(readBuilt(script)),
    );
    expect(withPrism).toEqual([]);
  });
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
