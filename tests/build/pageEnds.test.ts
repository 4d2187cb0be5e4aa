import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import sidebars from '../../sidebars';
import { hasHistory } from '../../src/site/git';
import { product } from '../../src/site/product';
import { expectNone } from '../violations';
import { readPage, sitemapPaths } from './readBuild';

const pages = new Map(
  sitemapPaths()
    .filter((path) => path !== '/')
    .map((path) => [path, readPage(path)]),
);

interface Item {
  id?: string;
  link?: { id: string };
  items?: (Item | string)[];
}

/** The addresses of the sidebar's pages, top to bottom. */
function pathsOf(items: readonly (Item | string)[]): string[] {
  const pathOf = (id: string) => `/${id.replace(/\/index$/, '')}`;
  return items.flatMap((item) => {
    if (typeof item === 'string') return [pathOf(item)];
    const own = [item.id, item.link?.id].filter((id) => id !== undefined);
    return [...own.map(pathOf), ...pathsOf(item.items ?? [])];
  });
}

test('previous and next follow the sidebar, and lead from a quickstart to the tutorial and on to the ideas', () => {
  // The tutorial is its category's page and the first item in it.
  const order = [...new Set(pathsOf(sidebars.docs as (Item | string)[]))];
  expect(order.length).toBeGreaterThan(300);
  const inSidebar = [...pages].filter(([path]) => order.includes(path));
  expect(inSidebar).toHaveLength(order.length);
  expectNone(inSidebar, (page, path) => {
    const index = order.indexOf(path);
    const isQuickstart = path.startsWith('/quickstart/');
    const after = path === '/tutorial/scale' ? '/understanding' : order[index + 1];
    const way = (name: string) =>
      page('nav[aria-label="Previous and next page"] a')
        .filter((_, link) => page(link).text().startsWith(name))
        .attr('href');
    return [
      way('Previous') !== (isQuickstart ? '/quickstarts' : order[index - 1]) && way('Previous'),
      way('Next') !== (isQuickstart ? '/tutorial' : after) && way('Next'),
    ];
  });
});

test('a page names the file it is edited in, unless it is made from the package, and when that was changed', () => {
  const prefix = `${product.repositoryUrl}/edit/main/`;
  const listCommitted = ['ls-tree', '-r', '--name-only', 'HEAD'];
  const committed = hasHistory(process.cwd())
    ? execFileSync('git', listCommitted, { encoding: 'utf8' }).split('\n')
    : [];
  expectNone(pages, (page, path) => {
    const href = page('a[href*="/edit/"]').attr('href');
    if (path.startsWith('/api/')) return [href !== undefined && `is edited at ${href}`];
    const file = href?.slice(prefix.length) ?? '';
    const [, api] = /^\/(.+)-api\/./.exec(path) ?? [];
    const document = path.startsWith('/cli/')
      ? 'plugins/reference/cli/commands'
      : `plugins/reference/http/openapi/${api}-api/document`;
    const source = file.replace(/(\/index)?\.(mdx|json|yaml)$/, '');
    const isSource = source === `docs${path}` || source === document;
    const hasDate = source !== document && committed.includes(file);
    return [
      (!href?.startsWith(prefix) || !isSource || !existsSync(file)) && `is edited at ${href}`,
      hasDate && !/^\d{4}-\d\d-\d\d$/.test(page('time').attr('datetime') ?? '') && 'has no date',
    ];
  });
});

test('the footer of every page has the copyright', () => {
  expectNone(pages, (page) => [
    !page('footer').text().includes('Copyright © 2025') && page('footer').text(),
  ]);
});
