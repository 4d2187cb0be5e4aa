import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { routeKey } from '../../plugins/delivery/patches/flatRoutes/routeKey';
import {
  type GeneratedRoutes,
  splitRoutes,
} from '../../plugins/delivery/patches/flatRoutes/splitRoutes';
import {
  writeChunkNames,
  writeIndex,
  writeRegistry,
  writeRoutes,
  writeShard,
} from '../../plugins/delivery/patches/flatRoutes/writeModules';
import { pruneVersionMetadata } from '../../plugins/delivery/patches/leanVersion';
import { writeVersion } from '../../plugins/delivery/patches/sidebarSections';
import {
  cutSidebar,
  type SidebarItem,
  type VersionProps,
} from '../../plugins/delivery/patches/sidebarSections/cutSidebar';
import {
  placesIn,
  versionFiles,
} from '../../plugins/delivery/patches/sidebarSections/readSections';
import budgets from '../budgets.json';
import { bytesSent, readPage, startScripts } from './readBuild';

const generatedDir = '.docusaurus';
const perSection = 25;

/** What the build has read from Docusaurus. */
interface Site extends GeneratedRoutes {
  version: VersionProps;
}

const read = (file: string) => readFileSync(join(generatedDir, file), 'utf8');
const [versionFile = ''] = versionFiles(generatedDir);
const site: Site = {
  routes: read('routes.js'),
  chunkNames: read('routesChunkNames.json'),
  registry: read('registry.js'),
  version: JSON.parse(pruneVersionMetadata(readFileSync(versionFile, 'utf8'))),
};

/** As Docusaurus names chunks: eight digits that don't compress. */
const chunkOf = (path: string) => createHash('md5').update(path).digest('hex').slice(0, 8);

/** The site with further pages in further sections, written as Docusaurus writes its own. */
function grow(count: number): Site {
  const paths = Array.from(
    { length: count },
    (_, index) => `/corpus/section-${Math.floor(index / perSection) + 1}/page-${index + 1}`,
  );
  const [first = ''] = /\{\s*path: '\/api',/.exec(site.routes) ?? [];
  const routes = paths.map(
    (path) =>
      `{ path: '${path}', component: ComponentCreator('${path}', '${chunkOf(path).slice(0, 3)}'), exact: true, sidebar: "docs" },`,
  );
  const registry = paths.map((path) => {
    const [chunk, file] = [chunkOf(path), `@site/docs${path}.mdx`];
    return `  "${chunk}": [() => import(/* webpackChunkName: "${chunk}" */ "${file}"), "${file}", require.resolveWeak("${file}")],`;
  });
  const names = Object.fromEntries(
    paths.map((path) => [
      `${path}-${chunkOf(path).slice(0, 3)}`,
      { __comp: '17896441', content: chunkOf(path) },
    ]),
  );
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
  return {
    routes: site.routes.replace(first, `${routes.join('\n')}${first}`),
    registry: site.registry.replace('{\n', `{\n${registry.join('\n')}\n`),
    chunkNames: JSON.stringify({ ...JSON.parse(site.chunkNames), ...names }),
    version,
  };
}

const brotli = (text: string) => brotliCompressSync(text).length;

/** Compressed bytes that a page's start has because of the number of pages, and the bytes of the index of shards. */
function measure(of: Site, path: string) {
  const split = splitRoutes(of, '/');
  const { props, sections } = cutSidebar(of.version, placesIn(split));
  const shard = split.shards.find(({ pages }) =>
    pages.some((page) => routeKey(page.path) === routeKey(path)),
  );
  if (shard === undefined) throw new Error(`No shard has ${path}.`);
  const main = writeRoutes(split) + writeRegistry(split) + writeChunkNames(split);
  const own = writeShard(split, shard.name, sections);
  return {
    pages: split.shards.reduce((sum, { pages }) => sum + pages.length, 0),
    start: brotli(main) + brotli(own) + brotli(writeVersion(props)),
    index: brotli(writeIndex(split)),
  };
}

describe('with further pages', () => {
  const guide = budgets.typicalPage;
  const start = startScripts(readPage(guide)).reduce((sum, script) => sum + bytesSent(script), 0);
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

  test('the index of shards, which is loaded on demand, stays small', () => {
    expect(measure(grow(1000), guide).index).toBeLessThanOrEqual(2000);
  });
});
