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

  test('keeps a page without a separate chunk, because its HTML could not name its shard', () => {
    const generated = generatedFor(['/a', '/b']);
    const chunkNames = JSON.parse(generated.chunkNames) as Record<string, { content?: string }>;
    delete chunkNames['/a-abc']?.content;
    const changed = { ...generated, chunkNames: JSON.stringify(chunkNames) };
    const { shards } = splitRoutes(changed, '/');
    expect(shards.flatMap(({ pages }) => pages.map(({ path }) => path))).toEqual(['/b']);
  });
});
