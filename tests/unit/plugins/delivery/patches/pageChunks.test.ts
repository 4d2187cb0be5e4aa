import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { PageChunks } from '../../../../../plugins/delivery/patches/pageChunks';

const registry = `export default {
  "17896441": [() => import(/* webpackChunkName: "17896441" */ "@theme/DocItem"), "@theme/DocItem", require.resolveWeak("@theme/DocItem")],
  "3a388974": [() => import(/* webpackChunkName: "3a388974" */ "@site/docs/two.md"), "@site/docs/two.md", require.resolveWeak("@site/docs/two.md")],
  "c377a04b": [() => import(/* webpackChunkName: "c377a04b" */ "@site/docs/index.md"), "@site/docs/index.md", require.resolveWeak("@site/docs/index.md")],};
`;

let directory: string;

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'page-chunks-'));
  writeFileSync(join(directory, 'registry.js'), registry);
  const main = { main: { js: [{ file: 'assets/js/main.js' }] } };
  const manifest = { entrypoints: ['main'], origins: { main: ['main'] }, assets: main };
  writeFileSync(join(directory, 'client-manifest.json'), JSON.stringify(manifest));
});

afterEach(() => rmSync(directory, { recursive: true }));

function complete(files: Record<string, string[]>, before = new Map<string, string>()) {
  const groups = Object.entries(files).map(
    ([name, list]) => [name, { getFiles: () => list }] as const,
  );
  new PageChunks(directory, () => before).apply({
    hooks: { afterEmit: { tap: (_name, act) => act({ namedChunkGroups: new Map(groups) }) } },
  });
  return JSON.parse(readFileSync(join(directory, 'client-manifest.json'), 'utf8'));
}

test('adds the scripts of each module, shared ones once, and keeps the entry points', () => {
  const manifest = complete({
    '17896441': ['assets/js/item.js', 'assets/js/shared.js', 'assets/css/item.css'],
    '3a388974': ['assets/js/two.js', 'assets/js/shared.js'],
  });
  expect(manifest.entrypoints).toEqual(['main']);
  expect(manifest.origins).toEqual({
    main: ['main'],
    '@theme/DocItem': ['assets/js/item.js', 'assets/js/shared.js'],
    '@site/docs/two.md': ['assets/js/two.js', 'assets/js/shared.js'],
    '@site/docs/index.md': [],
  });
  expect(manifest.assets).toEqual({
    main: { js: [{ file: 'assets/js/main.js' }] },
    'assets/js/item.js': { js: [{ file: 'assets/js/item.js' }] },
    'assets/js/shared.js': { js: [{ file: 'assets/js/shared.js' }] },
    'assets/js/two.js': { js: [{ file: 'assets/js/two.js' }] },
  });
});
