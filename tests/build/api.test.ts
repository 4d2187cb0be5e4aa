import { describe, expect, test } from 'vitest';
import { readApiIndex } from '../../plugins/reference/api/symbols';
import budgets from '../budgets.json';
import anchors from '../fixtures/api-reference/anchors.json';
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

  test('is on a page that no one has to search', () => {
    for (const path of pages) {
      expect(readBuilt(`${path}.md`).length, path).toBeLessThanOrEqual(50_000);
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

  test('links the types in its signature to their pages', () => {
    const page = readPage('/api/functions/server.defineTable');
    const links = page('article pre a')
      .map((_, link) => page(link).attr('href'))
      .get();
    expect(links).toContain('/api/interfaces/server.TableDefinition');
    expect(links).toContain('/api/types/values#objecttype');
  });

  test('of a user says where we disagree with the comment of the package', () => {
    const note = readPage('/api/interfaces/server.UserIdentity')('[role=note]');
    expect(note.text()).toContain('Note from the editors of these docs');
    expect(note.find('a').attr('href')).toBe('/auth/functions-auth#fields');
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
    const links = page('article [class*=type_] a')
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
    const types = readPage('/api/types/server.data_model');
    const after = types('#genericdocument').nextUntil('h2').text();
    expect(after).toContain('src/server/data_model.ts');
    const own = readPage('/api/functions/server.defineTable');
    expect(own('#used-in').nextAll().find('a[href="/database/schemas"]').length).toBe(1);
  });
});

describe('the sidebar', () => {
  test('is on every page of the reference except the list of all modules', () => {
    const without = pages.filter((path) => readPage(path)('[data-sidebar]').length === 0);
    expect(without).toEqual(['/api/modules']);
  });

  test('lists the names of the open entry point by kind, in source order', () => {
    const page = readPage('/api/modules/nextjs');
    const labels = page('[data-sidebar] ul ul ul ul a, [data-sidebar] ul ul ul ul p')
      .map((_, item) => page(item).text())
      .get();
    const own = index.symbols.filter(({ module, kind }) => module === 'nextjs' && kind !== 'type');
    const names = own.map(({ name }) => `F${name}`);
    expect(labels).toEqual(['Functions', ...names, 'Types', 'Types of convex/nextjs']);
  });

  test('lists every name of an entry point without scripts, and marks the open page', () => {
    const page = readPage('/api/functions/server.defineTable');
    const links = page('[data-sidebar] a');
    const own = index.symbols.filter(({ module, kind }) => module === 'server' && kind !== 'type');
    const shown = new Set(links.map((_, link) => page(link).attr('href')).get());
    expect(own.filter(({ route }) => !shown.has(route))).toEqual([]);
    const current = page('[data-sidebar] [aria-current=page]');
    expect(current.map((_, link) => page(link).attr('href')).get()).toEqual([
      '/api/functions/server.defineTable',
    ]);
    expect(current.html()).toContain('define<wbr>Table');
  });

  test('lists the types of the open page below it', () => {
    const page = readPage('/api/types/server.data_model');
    expect(
      page('[data-sidebar] a[href="/api/types/server.data_model#genericdatamodel"]').length,
    ).toBe(1);
    expect(page('[data-sidebar] a[href^="/api/types/server.api#"]').length).toBe(0);
  });

  test('has a filter for the names, which other sections do without', () => {
    const field = readPage('/api/modules/server')('[data-sidebar] input[type=search]');
    expect(field.attr('aria-label')).toBe('Filter Convex API');
    expect(field.parent().is('[data-needs-script]')).toBe(true);
    expect(readPage('/client/react')('[data-sidebar] input').length).toBe(0);
  });
});

describe('guides', () => {
  test('link the first mention of a name to its description', () => {
    const page = readPage('/client/react');
    expect(page('a[href="/api/functions/react.useQuery"] code').length).toBe(1);
  });

  test("don't contain generated API links in their Markdown copies", () => {
    expect(readBuilt('/client/react.md')).not.toContain('](/api/');
  });
});

describe('pages of the reference', () => {
  test('are as small as guides; pages of a whole entry point are at most twice as large', () => {
    const sizes = pages.map((path) => ({ path, bytes: bytesSentWithin(typicalBytes, path) }));
    const large = sizes.filter(({ bytes }) => bytes > typicalBytes);
    expect(large.map(({ path }) => path).sort()).toEqual(['/api/modules/server']);
    expect(Math.max(...sizes.map(({ bytes }) => bytes))).toBeLessThanOrEqual(largestBytes);
  });

  test('have Markdown copies with their types', () => {
    const markdown = readBuilt('/api/interfaces/server.TableDefinition.md');
    expect(markdown).toContain('# TableDefinition');
    expect(markdown).toContain('- `name` (`IndexName`, required): The name of the index.');
    expect(markdown).not.toContain('ParameterType');
  });
});
