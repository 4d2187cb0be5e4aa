import { describe, expect, test } from 'vitest';
import { splitRoutes } from '../../../../../../plugins/delivery/patches/flatRoutes/splitRoutes';
import { generatedFor } from './generated';

const paths = Array.from({ length: 60 }, (_, index) => `/${'ab'[index % 2]}/page-${index}`);

describe('splitRoutes', () => {
  test('moves pages into shards and keeps the tree, the home page and what several pages use', () => {
    const { tree, chunkNames, shards } = splitRoutes(generatedFor(paths), '/');
    expect(shards.map(({ name, start, pages }) => [name, start, pages.length])).toEqual([
      ['routes-a', 'a', 30],
      ['routes-b', 'b', 30],
    ]);
    expect(shards[0]?.ownChunks).toHaveLength(30);
    expect(shards[0]?.ownChunks).toContain('page_a_page-0');
    expect(shards[0]?.pages[0]).toEqual({
      path: '/a/page-0',
      group: 0,
      attributes: { sidebar: 'docs' },
      chunkNames: { __comp: 'doc', content: 'page_a_page-0' },
    });
    expect(Object.keys(chunkNames)).toEqual(['/-abc', '/v0-v0']);
    expect(tree.map(({ path }) => path)).toEqual(['/', '/', '*']);
    expect(tree[1]?.routes?.[0]).toMatchObject({ path: '/v0', group: 0, routes: [] });
  });

  test('gives the pages of each version to their own parent', () => {
    const { shards } = splitRoutes(generatedFor(['/v0/a', '/v0/b'], ['/v1/a', '/v1/b']), '/');
    expect(shards.flatMap(({ pages }) => pages.map(({ path, group }) => [path, group]))).toEqual([
      ['/v0/a', 0],
      ['/v0/b', 0],
      ['/v1/a', 1],
      ['/v1/b', 1],
    ]);
  });

  test('keeps the home page of a locale under another address', () => {
    const { shards, tree } = splitRoutes(generatedFor(['/fr/', '/fr/a']), '/fr/');
    expect(shards.flatMap(({ pages }) => pages.map(({ path }) => path))).toEqual(['/fr/a']);
    expect(tree[1]?.routes?.[0]?.routes?.map(({ path }) => path)).toEqual(['/fr/']);
  });

  test('keeps a page without a separate chunk, because its HTML could not name its shard', () => {
    const generated = generatedFor(['/a', '/b']);
    const chunkNames = JSON.parse(generated.chunkNames) as Record<string, { content?: string }>;
    delete chunkNames['/a-abc']?.content;
    const changed = { ...generated, chunkNames: JSON.stringify(chunkNames) };
    const { shards } = splitRoutes(changed, '/');
    expect(shards.flatMap(({ pages }) => pages.map(({ path }) => path))).toEqual(['/b']);
  });

  test('gives shards distinct names', () => {
    const many = (start: string) => Array.from({ length: 49 }, (_, index) => `${start}${index}`);
    const { shards } = splitRoutes(generatedFor([...many('/a-'), ...many('/a/')]), '/');
    const names = shards.map(({ name }) => name);
    expect(names.length).toBeGreaterThan(2);
    expect(new Set(names).size).toBe(names.length);
    for (const name of names) expect(name).toMatch(/^routes-[a-z\d-]+$/);
  });

  const generated = generatedFor(paths);
  test.each([
    ['routes.js', { ...generated, routes: 'export default [];' }],
    ['routes.js', generatedFor([])],
    ['registry.js', { ...generated, registry: 'export default {};' }],
    [
      'registry.js',
      { ...generated, registry: generated.registry.replace('require.resolveWeak', 'weak') },
    ],
    ['routesChunkNames.json', { ...generated, chunkNames: '{"/a-abc":{"__comp":"gone"}}' }],
  ])('refuses a file of an unknown shape: %s', (file, files) => {
    expect(() => splitRoutes(files, '/')).toThrow(
      `flatRoutes: ${file}, which Docusaurus generates`,
    );
  });
});
