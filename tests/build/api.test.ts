import { describe, expect, test } from 'vitest';
import { readApiIndex } from '../../plugins/commands/api-reference/symbols';
import budgets from '../budgets.json';
import routes from '../fixtures/api-reference/routes.json';
import { bytesSentWithin, isRedirect, readBuilt, readPage, sitemapPaths } from './readBuild';

const index = readApiIndex('.');
const pages = sitemapPaths().filter((path) => path === '/api' || path.startsWith('/api/'));

/** HTML in bytes after brotli: of most pages, and of those that document a whole entry point. */
const typicalBytes = budgets.beforeStart.typicalHtmlBytes;
const largestBytes = typicalBytes + 12_000;

function idsOf(path: string): Set<string> {
  const page = readPage(path);
  return new Set(
    page('[id]')
      .map((_, element) => page(element).attr('id'))
      .get(),
  );
}

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

  test('cover every symbol of the package', () => {
    expect(index.symbols.length).toBeGreaterThan(200);
    for (const { route } of index.symbols) expect(pages).toContain(route);
  });
});

describe('the description of a symbol', () => {
  const modules = index.modules.map(({ id }) => `/api/modules/${id}`);

  test.each(modules)('has its anchor on %s', (route) => {
    const ids = idsOf(route);
    const anchors = index.symbols
      .filter((symbol) => symbol.route === route)
      .flatMap(({ anchor }) => anchor ?? []);
    expect(anchors.filter((anchor) => !ids.has(anchor))).toEqual([]);
  });

  test('has an anchor for each method and property on its page', () => {
    const ids = idsOf('/api/interfaces/server.TableDefinition');
    for (const id of ['signature', 'validator', 'index', 'searchindex', 'vectorindex']) {
      expect(ids).toContain(id);
    }
  });

  test('begins with the signature, highlighted', () => {
    const page = readPage('/api/interfaces/server.TableDefinition');
    expect(page('article h2').first().attr('id')).toBe('signature');
    expect(page('article pre').first().text()).toContain('interface TableDefinition<');
    expect(page('article pre').first().find('.keyword').length).toBeGreaterThan(0);
  });

  test('links the names in its types to their pages', () => {
    const page = readPage('/api/modules/react');
    const links = page('article span a, article details a')
      .map((_, link) => page(link).attr('href'))
      .get();
    expect(links).toContain('/api/interfaces/react.ReactMutation');
  });

  test('names the guides that use it, its source at this version, and its license', () => {
    const page = readPage('/api/interfaces/server.TableDefinition');
    expect(page('dl').text()).toContain(`convex ${index.version}`);
    expect(page('dl').text()).toContain('Apache-2.0');
    expect(page('dl a').attr('href')).toBe(
      `https://unpkg.com/convex@${index.version}/src/server/schema.ts`,
    );
    const module = readPage('/api/modules/server');
    const after = module('#definetable').nextAll('p').text();
    expect(after).toContain('Used in: ');
  });
});

describe('the sidebar', () => {
  // @behavior module-list-outside-sidebar
  test('is on every page of the reference except the list of all modules', () => {
    const without = pages.filter((path) => readPage(path)('[data-sidebar]').length === 0);
    expect(without).toEqual(['/api/modules']);
  });

  test('lists only the symbols of the open entry point, in source order', () => {
    const page = readPage('/api/modules/nextjs');
    const labels = page('[data-sidebar] ul ul ul ul a')
      .map((_, link) => page(link).text())
      .get();
    const own = index.symbols.filter(({ module, kind }) => module === 'nextjs' && kind !== 'type');
    expect(labels).toEqual(own.map(({ name }) => name));
  });
});

describe('guides', () => {
  test('link the first mention of a name to its description', () => {
    const page = readPage('/client/react');
    expect(page('a[href="/api/modules/react#usequery"] code').length).toBe(1);
  });

  test("don't contain generated API links in their Markdown copies", () => {
    expect(readBuilt('/client/react.md')).not.toContain('](/api/');
  });
});

describe('pages of the reference', () => {
  test('are as small as guides; those of a whole entry point are at most twice as large', () => {
    const sizes = pages.map((path) => ({ path, bytes: bytesSentWithin(typicalBytes, path) }));
    const large = sizes.filter(({ bytes }) => bytes > typicalBytes);
    expect(large.map(({ path }) => path).sort()).toEqual([
      '/api/modules/react',
      '/api/modules/server',
    ]);
    expect(Math.max(...sizes.map(({ bytes }) => bytes))).toBeLessThanOrEqual(largestBytes);
  });

  test('have Markdown copies with their types', () => {
    const markdown = readBuilt('/api/interfaces/server.TableDefinition.md');
    expect(markdown).toContain('# TableDefinition');
    expect(markdown).toContain('- `name` (`IndexName`, required): The name of the index.');
    expect(markdown).not.toContain('ParameterType');
  });
});
