import { expect, test } from 'vitest';
import type { SearchRecord } from '../../plugins/search-index/searchRecords';
import type { IndexHead } from '../../src/lib/search/types';
import { builtFiles, fileOf, readBuilt, readPage, sitemapPaths, startScripts } from './readBuild';

const files = builtFiles('.json').filter((file) => file.startsWith('/search-index/'));
const folder = files[0]?.replace(/[^/]+$/, '') ?? '';
const head = JSON.parse(readBuilt(`${folder}head.json`)) as IndexHead;
const records = JSON.parse(readBuilt('/search-records.json')) as SearchRecord[];

test('the index lies in one folder, named after its content', () => {
  expect(new Set(files.map((file) => file.replace(/[^/]+$/, ''))).size).toBe(1);
  expect(folder).toBe(`/search-index/${head.version}/`);
});

test('the index has a shard for each that its head names, and each page', () => {
  expect(head.shards.length).toBeGreaterThan(0);
  for (const number of head.shards.keys()) {
    expect(fileOf(`${folder}terms-${number}.json`)).toBeDefined();
  }
  const cards = files
    .filter((file) => /\/page-\d+-0\.json$/.test(file))
    .map((file) => JSON.parse(readBuilt(file)) as { path: string });
  // The landing page is no page of the docs.
  expect(cards.map(({ path }) => path).sort()).toEqual(
    sitemapPaths()
      .filter((path) => path !== '/')
      .sort(),
  );
});

test('a record of a hosted index has the address of a page or heading that is there', () => {
  expect(records.length).toBeGreaterThan(sitemapPaths().length);
  const missing = records.filter(({ objectID }) => {
    const { pathname, hash } = new URL(objectID);
    const id = decodeURIComponent(hash.slice(1));
    return id === ''
      ? fileOf(pathname) === undefined
      : readPage(pathname)(`[id="${id}"]`).length === 0;
  });
  expect(missing.map(({ objectID }) => objectID)).toEqual([]);
  expect(records.filter(({ title }) => title === '')).toEqual([]);
});

test('no page and no script of the start asks for the index', () => {
  const paths = sitemapPaths();
  expect(paths.length).toBeGreaterThan(30);
  const asking = paths.filter((path) => readBuilt(path).includes('/search-index/'));
  expect(asking).toEqual([]);
  const scripts = new Set(paths.flatMap((path) => startScripts(readPage(path))));
  expect(scripts.size).toBeGreaterThan(5);
  expect([...scripts].filter((script) => readBuilt(script).includes('search-index/'))).toEqual([]);
});
