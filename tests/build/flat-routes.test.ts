import { expect, test } from 'vitest';
import { builtFiles, readBuilt, readPage, sitemapPaths, startScripts } from './readBuild';

const paths = sitemapPaths().filter((path) => path !== '/');
const listOf = (path: string) => readPage(path)('[data-pages]').attr('data-pages') ?? '';
const list = listOf('/functions');
const hashes: Record<string, string> = JSON.parse(readBuilt(list));

test('each page starts with its own file, and the application last', () => {
  expect(paths.length).toBeGreaterThan(100);
  for (const path of paths) {
    const scripts = startScripts(readPage(path));
    const own = scripts.filter((script) => script.includes('/pages/'));
    expect(own, path).toEqual([`/assets/js/pages${path}.${hashes[path]}.js`]);
    expect(readBuilt(own[0] ?? ''), path).toContain(`"${path}"`);
    expect(scripts.at(-1), path).toMatch(/\/main\.\w+\.js$/);
    expect(listOf(path)).toBe(list);
  }
});

test('the application has no page in it', () => {
  const [main = ''] = builtFiles('.js').filter((file) => /^\/assets\/js\/main\./.test(file));
  const text = readBuilt(main);
  expect(paths.filter((path) => text.includes(`"${path}-`))).toEqual([]);
});
