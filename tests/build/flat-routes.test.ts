import { describe, expect, test } from 'vitest';
import { builtFiles, readBuilt, readPage, sitemapPaths, startScripts } from './readBuild';

const scripts = builtFiles('.js').filter((file) => file.startsWith('/assets/js/'));
const shardOf = (file: string) => /\/(routes-[\w-]+)\.\w+\.js$/.exec(file)?.[1];
const shards = scripts.filter((file) => shardOf(file) && shardOf(file) !== 'routes-index');
const [index = ''] = scripts.filter((file) => shardOf(file) === 'routes-index');
const [runtime = ''] = scripts.filter((file) => file.includes('/runtime~main.'));

/** Names of files, by the bundler's id of the chunk, that a script adds. */
function filesIn(script: string): Record<string, string> {
  const maps = [...readBuilt(script).matchAll(/\{"\d+":"[\w.~-]+"(?:,"\d+":"[\w.~-]+")*\}/g)];
  return Object.assign({}, ...maps.map(([map]) => JSON.parse(map)));
}

describe('names of files', () => {
  const holders = [runtime, index, ...shards];
  const names = holders.flatMap((holder) => Object.values(filesIn(holder)));

  test('all exist', () => {
    expect(shards.length).toBeGreaterThan(5);
    expect(names.length).toBeGreaterThan(100);
    const missing = names.filter((name) => !scripts.includes(`/assets/js/${name}.js`));
    expect(missing).toEqual([]);
  });

  test('are in one place each, and all chunks have one', () => {
    expect(names.length).toBe(new Set(names).size);
    const isLoaded = (file: string) => !/\/(?:runtime~main|main)\./.test(file);
    const unnamed = scripts
      .filter(isLoaded)
      .filter((file) => !names.includes(file.replace(/^\/assets\/js\/|\.js$/g, '')));
    // Entries that the page's HTML names itself.
    const entries = startScripts(readPage('/functions'));
    expect(unnamed.filter((file) => !entries.includes(file))).toEqual([]);
  });

  test('of pages are not in the runtime', () => {
    expect(Object.keys(filesIn(runtime)).length).toBeLessThan(60);
  });

  test('have no placeholder left', () => {
    for (const script of [runtime, index, ...shards]) expect(readBuilt(script)).not.toContain('@@');
  });
});

describe('shards', () => {
  const pages = sitemapPaths().filter((path) => path !== '/');

  test('come with each of their pages, before the application', () => {
    expect(pages.length).toBeGreaterThan(100);
    for (const path of pages) {
      const [first = '', ...others] = startScripts(readPage(path));
      expect(shardOf(first), path).toMatch(/^routes-(?!index)/);
      expect(others.filter(shardOf), path).toEqual([]);
      expect(readBuilt(first), path).toContain(`"${path}"`);
    }
  });

  test('do not come with the landing page and the not-found page, which are in none', () => {
    for (const path of ['/', '/404']) {
      expect(startScripts(readPage(path)).length, path).toBeGreaterThan(2);
      expect(startScripts(readPage(path)).filter(shardOf), path).toEqual([]);
    }
  });

  test('say which module to run', () => {
    for (const shard of shards) {
      expect(readBuilt(shard)).toMatch(/;\(globalThis\.routeShards\?\?=\[\]\)\.push\(("?)\w+\1\)$/);
    }
  });

  test('have no page in common with the application', () => {
    const [main = ''] = scripts.filter((file) => /\/main\./.test(file));
    const text = readBuilt(main);
    const known = pages.filter((path) => text.includes(`"${path}-`));
    expect(known).toEqual([]);
  });
});
