import { describe, expect, test } from 'vitest';
import { readApiIndex } from '../../plugins/reference/api/symbols';
import type { SearchRecord } from '../../plugins/search/build/searchRecords';
import { createEngine } from '../../plugins/search/engine/find';
import type { IndexHead } from '../../plugins/search/engine/types';
import budgets from '../budgets.json';
import { readGolden } from '../search/golden';
import {
  attributesOf,
  builtFiles,
  bytesSent,
  fileOf,
  readBuilt,
  readPage,
  sitemapPaths,
  startScripts,
} from './readBuild';

const files = builtFiles('.json').filter((file) => file.startsWith('/search-index/'));
const folder = files[0]?.replace(/[^/]+$/, '') ?? '';
const head = JSON.parse(readBuilt(`${folder}head.json`)) as IndexHead;
const records = JSON.parse(readBuilt('/search-records.json')) as SearchRecord[];

test('the index has a shard for each that its head names, and each page', () => {
  expect(head.shards.length).toBeGreaterThan(0);
  for (const number of head.shards.keys()) {
    expect(fileOf(`${folder}terms-${number}.json`)).toBeDefined();
  }
  const cards = files
    .filter((file) => /\/page-\d+-0\.json$/.test(file))
    .map((file) => JSON.parse(readBuilt(file)) as { path: string });
  // The landing page isn't part of the docs.
  expect(cards.map(({ path }) => path).sort()).toEqual(
    sitemapPaths()
      .filter((path) => path !== '/')
      .sort(),
  );
});

test('a record of a hosted index has the address of a page or heading that is there', () => {
  expect(records.length).toBeGreaterThan(sitemapPaths().length);
  const idsOf = (path: string) => new Set(attributesOf(readPage(path), '[id]', 'id'));
  const ids = new Map(sitemapPaths().map((path) => [path, idsOf(path)]));
  const missing = records.filter(({ objectID }) => {
    const { pathname, hash } = new URL(objectID);
    const id = decodeURIComponent(hash.slice(1));
    return id === '' ? !ids.has(pathname) : !ids.get(pathname)?.has(id);
  });
  expect(missing.map(({ objectID }) => objectID)).toEqual([]);
  expect(records.filter(({ title }) => title === '')).toEqual([]);
});

test('no page and no initial script loads the index or has the dialog', () => {
  const paths = sitemapPaths();
  expect(paths.length).toBeGreaterThan(30);
  const asking = paths.filter((path) => readBuilt(path).includes('/search-index/'));
  expect(asking).toEqual([]);
  const scripts = new Set(paths.flatMap((path) => startScripts(readPage(path))));
  expect(scripts.size).toBeGreaterThan(5);
  // Of the index and the dialog.
  const early = /\/search-index\/|Search across Docs/;
  expect([...scripts].filter((script) => early.test(readBuilt(script)))).toEqual([]);
  // The engine is there, in a script that is loaded on use.
  expect(
    builtFiles('.js').filter((script) => readBuilt(script).includes('head.json')),
  ).toHaveLength(1);
});

describe('until the first results', () => {
  const { open, heldOut } = readGolden();
  const queries = [...open, ...heldOut];

  /** Bytes that a reader fetches who opens the search and types one query. */
  async function bytesOf(query: string): Promise<number> {
    let bytes = 0;
    const engine = createEngine(async (name) => {
      bytes += bytesSent(folder + name);
      return JSON.parse(readBuilt(folder + name));
    });
    await engine.find(query, { limit: 8 });
    return bytes;
  }

  test('nineteen of twenty queries stay within the budget, which leaves 8 kB for the script', async () => {
    const bytes: number[] = [];
    for (const { query } of queries) bytes.push(await bytesOf(query));
    bytes.sort((a, b) => a - b);
    expect(bytes[0]).toBeGreaterThan(500);
    expect(bytes[Math.floor(bytes.length * 0.95)]).toBeLessThanOrEqual(
      budgets.search.firstResultsBytes,
    );
  });

  test('what every query needs is small', () => {
    expect(bytesSent(`${folder}head.json`)).toBeLessThanOrEqual(budgets.search.headBytes);
  });
});

test('the name of a symbol of the API finds its own page before the page of its entry point', async () => {
  const { symbols } = readApiIndex('.');
  const engine = createEngine(async (name) => JSON.parse(readBuilt(folder + name)));
  const names = symbols.map(({ name }) => name.toLowerCase());
  // A name that only one symbol has. A single word, such as `Auth`, is one of guides too.
  const own = symbols.filter(
    ({ name }) =>
      /[a-z][A-Z]/.test(name) &&
      names.indexOf(name.toLowerCase()) === names.lastIndexOf(name.toLowerCase()),
  );
  expect(own.length).toBeGreaterThan(150);
  for (const { name, route, module } of own) {
    const { sections } = await engine.find(name, { limit: 8 });
    const paths = sections.map(({ path }) => path);
    expect(paths.slice(0, 4), name).toContain(route);
    const entry = paths.indexOf(`/api/modules/${module}`);
    expect(entry >= 0 && entry < paths.indexOf(route), name).toBe(false);
  }
});
