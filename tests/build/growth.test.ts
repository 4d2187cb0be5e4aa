import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { writePage, writeRegistry } from '../../plugins/delivery/patches/flatRoutes';
import {
  type GeneratedRoutes,
  generatedFiles,
  takePages,
} from '../../plugins/delivery/patches/flatRoutes/readPages';
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
  generated: GeneratedRoutes;
  version: VersionProps;
}

const [versionFile = ''] = versionFiles(generatedDir);
const site: Site = {
  generated: Object.fromEntries(
    generatedFiles.map((file) => [file, readFileSync(join(generatedDir, file), 'utf8')]),
  ) as GeneratedRoutes,
  version: readVersion(readFileSync(versionFile, 'utf8')),
};

/** As Docusaurus names chunks: eight digits that don't compress. */
const chunkOf = (path: string) => createHash('md5').update(path).digest('hex').slice(0, 8);

/** The site with further pages in further sections, written as Docusaurus writes its own. */
function grow(count: number): Site {
  const paths = Array.from(
    { length: count },
    (_, index) => `/corpus/section-${Math.floor(index / perSection) + 1}/page-${index + 1}`,
  );
  const { generated } = site;
  const [first = ''] = / *\{\s*path: '\/api',/.exec(generated['routes.js']) ?? [];
  const routes = paths.map(
    (path) =>
      `          {
            path: '${path}',
            component: ComponentCreator('${path}', '${chunkOf(path).slice(0, 3)}'),
            exact: true,
            sidebar: "docs"
          },`,
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
    generated: {
      'routes.js': generated['routes.js'].replace(first, `${routes.join('\n')}\n${first}`),
      'registry.js': generated['registry.js'].replace('{\n', `{\n${registry.join('\n')}\n`),
      'routesChunkNames.json': JSON.stringify({
        ...JSON.parse(generated['routesChunkNames.json']),
        ...names,
      }),
    },
    version,
  };
}

const brotli = (text: string) => brotliCompressSync(text).length;

/** Compressed bytes that a page's start has because of the number of pages, and the bytes of the list of pages. */
function measure({ generated, version }: Site, path: string) {
  const taken = takePages(generated, '/');
  const { props, sections } = cutSidebar(version, placesIn(taken));
  const main = taken.routes + writeRegistry(taken) + JSON.stringify(taken.chunkNames);
  const list = Object.fromEntries(taken.pages.map((page) => [page.path, chunkOf(page.path)]));
  return {
    pages: taken.pages.length,
    start: brotli(main) + brotli(writePage(taken, path, sections)) + brotli(writeVersion(props)),
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
