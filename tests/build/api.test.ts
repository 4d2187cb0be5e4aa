import { describe, expect, test } from 'vitest';
import { readApiIndex } from '../../plugins/reference/api/symbols';
import anchors from '../fixtures/api-reference/anchors.json';
import routes from '../fixtures/api-reference/routes.json';
import { attributesOf, isRedirect, readPage, sitemapPaths } from './readBuild';

const index = readApiIndex('.');
const pages = sitemapPaths().filter((path) => path === '/api' || path.startsWith('/api/'));

describe('the addresses of the API reference', () => {
  test('include every address that is linked from elsewhere', () => {
    expect(routes.length).toBeGreaterThan(70);
    for (const route of routes) expect(readPage(route)('title').text(), route).not.toBe('');
  });

  test('redirect only if a class has become an interface', () => {
    const redirected = routes.filter((route) => isRedirect(readPage(route)));
    expect(redirected.length).toBeGreaterThan(0);
    for (const route of redirected) {
      const target = route.replace('/classes/', '/interfaces/');
      expect(pages, route).toContain(target);
      expect(readPage(route)('link[rel=canonical]').attr('href')).toContain(target);
    }
  });
});

describe('the description of a symbol', () => {
  test('has its signature, a sentence and a link at every anchor that is linked from elsewhere', () => {
    expect(anchors.length).toBeGreaterThan(150);
    for (const address of anchors) {
      const [route = '', id = ''] = address.split('#');
      const page = readPage(route);
      const entry = page(`[id="${id}"]`);
      expect(entry.length, address).toBe(1);
      expect(entry.find('a[href^="/api/"]').length, address).toBeGreaterThan(0);
    }
  });

  test('never has an empty signature', () => {
    for (const path of pages) {
      const page = readPage(path);
      const texts = page('article pre')
        .map((_, pre) => page(pre).text().trim())
        .get();
      expect(
        texts.filter((text) => text === '' || text.includes('{ … }')),
        path,
      ).toEqual([]);
    }
  });

  test('names the guides that use it', () => {
    const own = readPage('/api/functions/server.defineTable');
    expect(own('#used-in').nextAll().find('a[href="/database/schemas"]').length).toBe(1);
  });
});

test('the sidebar lists every name of an entry point without scripts, and marks the open page', () => {
  const page = readPage('/api/functions/server.defineTable');
  const own = index.symbols.filter(({ module, kind }) => module === 'server' && kind !== 'type');
  const shown = new Set(attributesOf(page, '[data-sidebar] a', 'href'));
  expect(own.filter(({ route }) => !shown.has(route))).toEqual([]);
  const current = '[data-sidebar] [aria-current=page]';
  expect(attributesOf(page, current, 'href')).toEqual(['/api/functions/server.defineTable']);
  expect(page(current).html()).toContain('define<wbr>Table');
});
