import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { writePage, writeRegistry } from '../../plugins/delivery/patches/flatRoutes';
import { type Routes, readRoutes } from '../../plugins/delivery/patches/flatRoutes/readRoutes';
import {
  cutSidebar,
  placesIn,
  readVersion,
  type SidebarItem,
  type VersionProps,
  versionFiles,
  writeVersion,
} from '../../plugins/delivery/patches/sidebarSections';
import budgets from '../budgets.json';
import { startBytes } from './readBuild';

const generatedDir = '.docusaurus';
const perSection = 25;

/** What the build has read from Docusaurus. */
interface Site {
  routes: Routes;
  version: VersionProps;
}

const [versionFile = ''] = versionFiles(generatedDir);
const site: Site = {
  routes: readRoutes(generatedDir, '/'),
  version: readVersion(readFileSync(versionFile, 'utf8')),
};

/** As Docusaurus names chunks: eight digits that don't compress. */
const chunkOf = (path: string) => createHash('md5').update(path).digest('hex').slice(0, 8);

/** The site with further pages in further sections, as `readRoutes` would read them. */
function grow(count: number): Site {
  const paths = Array.from(
    { length: count },
    (_, index) => `/corpus/section-${Math.floor(index / perSection) + 1}/page-${index + 1}`,
  );
  const pages = paths.map((path) => {
    const [chunk, hash] = [chunkOf(path), chunkOf(path).slice(0, 3)];
    const component = `ComponentCreator('${path}', '${hash}')`;
    return {
      path,
      route: `{ path: '${path}', component: ${component}, exact: true, sidebar: "docs" }`,
      chunkNames: { [`${path}-${hash}`]: { __comp: '17896441', content: chunk } },
      ownChunks: [chunk],
    };
  });
  const link = (path: string): SidebarItem => ({
    type: 'link',
    href: path,
    label: `A page about ${chunkOf(path).slice(0, 4)}`,
  });
  const sections = Array.from(
    { length: Math.ceil(count / perSection) },
    (_, index): SidebarItem => {
      const [own = '', ...rest] = paths.slice(index * perSection, (index + 1) * perSection);
      const label = `Section ${chunkOf(own).slice(0, 6)}`;
      return { type: 'category', label, href: own, collapsible: true, items: rest.map(link) };
    },
  );
  const version = structuredClone(site.version);
  version.version?.docsSidebars.docs?.push({
    type: 'category',
    label: 'Corpus',
    collapsible: false,
    items: sections,
  });
  return { routes: { ...site.routes, pages: [...site.routes.pages, ...pages] }, version };
}

const brotli = (text: string) => brotliCompressSync(text).length;

/** Compressed bytes that a page's start has because of the number of pages, and the bytes of the list of pages. */
function measure({ routes, version }: Site, path: string) {
  const { props, sections } = cutSidebar(version, placesIn(routes));
  const main = routes.routes + writeRegistry(routes) + JSON.stringify(routes.chunkNames);
  const list = Object.fromEntries(routes.pages.map((page) => [page.path, chunkOf(page.path)]));
  return {
    pages: routes.pages.length,
    start: brotli(main) + brotli(writePage(routes, path, sections)) + brotli(writeVersion(props)),
    list: brotli(JSON.stringify(list)),
  };
}

describe('with further pages', () => {
  const guide = budgets.typicalPage;
  const start = startBytes(guide);
  const today = measure(site, guide);

  test.each([
    [1000, budgets.growth.startPercentAt1000],
    [4000, budgets.growth.startPercentAt4000],
  ])('%i of them, a start grows by at most %d percent', (count, percent) => {
    const grown = measure(grow(count), guide);
    expect(grown.pages).toBe(today.pages + count);
    expect(grown.start).toBeGreaterThanOrEqual(today.start);
    expect(grown.start - today.start).toBeLessThanOrEqual((start * percent) / 100);
  });

  test('a page of a large section starts with little more than others', () => {
    const grown = measure(grow(1000), '/corpus/section-2/page-30');
    expect(grown.start - today.start).toBeLessThanOrEqual(2000);
  });

  test('the list of pages, which is loaded with the first link, stays small', () => {
    expect(measure(grow(1000), guide).list).toBeLessThanOrEqual(20_000);
  });
});
