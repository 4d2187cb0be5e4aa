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

  test('have no page in common with the application', () => {
    const [main = ''] = scripts.filter((file) => /\/main\./.test(file));
    const text = readBuilt(main);
    const known = pages.filter((path) => text.includes(`"${path}-`));
    expect(known).toEqual([]);
  });
});
