import { describe, expect, test } from 'vitest';
import { splitRoutes } from '../../../../../../plugins/delivery/patches/flatRoutes/splitRoutes';
import {
  writeChunkNames,
  writeRegistry,
  writeRoutes,
  writeShard,
} from '../../../../../../plugins/delivery/patches/flatRoutes/writeModules';
import type { Section } from '../../../../../../plugins/delivery/patches/sidebarSections/cutSidebar';
import { generatedFor } from './generated';

const paths = Array.from({ length: 60 }, (_, index) => `/${'ab'[index % 2]}/page-${index}`);
const split = splitRoutes(generatedFor(paths), '/');

/** Runs a written module with its imports given. */
function run(source: string, given: Record<string, unknown>): unknown {
  const body = source
    .replace(/^import .*$/gm, '')
    .replace('export default', 'return')
    .replace(/\bimport\(/g, 'load(');
  return new Function(...Object.keys(given), body)(...Object.values(given));
}

describe('the written modules', () => {
  test('have every page in one shard and none in the table of the start', () => {
    const start = writeRoutes(split) + writeRegistry(split) + writeChunkNames(split);
    const shards = split.shards.map(({ name }) => writeShard(split, name, []));
    for (const path of paths) {
      expect(start).not.toContain(path);
      expect(
        shards.filter((shard) => shard.includes(`"${path}"`)),
        path,
      ).toHaveLength(1);
    }
  });

  const sections: Section[] = [
    { id: 'docs/1/0', pages: ['a page-0'], items: [{ type: 'link', label: 'Zero' }] },
    { id: 'docs/1/1', pages: ['b page-1'], items: [] },
  ];

  test('have a shard add its loaders, pages, names of files and sections of the sidebar when it runs', () => {
    const added: unknown[] = [];
    run(writeShard(split, 'routes-a', sections), {
      load: () => undefined,
      addFiles: (files: string) => added.push(files),
      addRoutes: (loaders: object, pages: unknown[]) => added.push(Object.keys(loaders), pages[0]),
      addSections: (items: object) => added.push(items),
    });
    expect(added).toEqual([
      '@@files:routes-a@@',
      expect.arrayContaining(['page_a_page-0']),
      ['/a/page-0', { __comp: 'doc', content: 'page_a_page-0' }, 0, { sidebar: 'docs' }],
      { 'docs/1/0': [{ type: 'link', label: 'Zero' }] },
    ]);
  });
});
