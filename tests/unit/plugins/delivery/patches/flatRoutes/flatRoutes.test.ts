import { expect, test } from 'vitest';
import { writePage, writeRegistry } from '../../../../../../plugins/delivery/patches/flatRoutes';
import { takePages } from '../../../../../../plugins/delivery/patches/flatRoutes/readPages';
import { generatedFor } from './generated';

const paths = Array.from({ length: 60 }, (_, index) => `/${'ab'[index % 2]}/page-${index}`);
const routes = takePages(generatedFor(paths), '/');

/** Runs a written module with its imports given. */
function run(source: string, given: Record<string, unknown>): unknown {
  const body = source
    .replace(/^import .*$/gm, '')
    .replace('export default', 'return')
    .replace(/\bimport\(/g, 'load(');
  return new Function(...Object.keys(given), body)(...Object.values(given));
}

const ComponentCreator = (path: string, hash: string) => `${path} ${hash}`;

test('a start has no page but the home page, and keeps what several pages use', () => {
  const start = routes.routes + writeRegistry(routes) + JSON.stringify(routes.chunkNames);
  expect(routes.pages.map(({ path }) => path)).toEqual(paths);
  for (const path of paths) expect(start).not.toContain(path.replaceAll('/', '_'));
  expect(run(routes.routes, { ComponentCreator })).toMatchObject([
    { path: '/', component: '/ abc', exact: true },
    { path: '/', routes: [{ path: '/v0', component: '/v0 v0', routes: [] }] },
    { path: '*' },
  ]);
  expect(Object.keys(run(writeRegistry(routes), {}) as object)).toEqual(['home', 'root', 'doc']);
});

test('a start keeps a page without a chunk of its own, because its HTML could not name its file', () => {
  const generated = generatedFor(['/a', '/b', '/c']);
  const names = JSON.parse(generated['routesChunkNames.json']);
  delete names['/b-abc'].content;
  const taken = takePages({ ...generated, 'routesChunkNames.json': JSON.stringify(names) }, '/');
  expect(taken.pages.map(({ path }) => path)).toEqual(['/a', '/c']);
});

test('the entry of a page adds how to load it, its route, and the sections of the sidebar it is in', () => {
  const added: unknown[] = [];
  const sections = [
    { id: 'docs/1/0', pages: ['a/page-0'], items: [{ type: 'link' as const, label: 'Zero' }] },
    { id: 'docs/1/1', pages: ['b/page-1'], items: [] },
  ];
  run(writePage(routes, '/a/page-0', sections), {
    ComponentCreator,
    addChunks: (loaders: object, names: object) => added.push(Object.keys(loaders), names),
    addRoute: (route: object) => added.push(route),
    addSections: (items: object) => added.push(items),
  });
  expect(added).toEqual([
    ['page_a_page-0'],
    { '/a/page-0-abc': { __comp: 'doc', content: 'page_a_page-0' } },
    { path: '/a/page-0', component: '/a/page-0 abc', exact: true, sidebar: 'docs' },
    { 'docs/1/0': [{ type: 'link', label: 'Zero' }] },
  ]);
});

test('generated files of another format stop the build', () => {
  const generated = generatedFor(paths);
  for (const changed of [
    { 'routes.js': generated['routes.js'].replaceAll('exact: true', 'exact: 1') },
    { 'registry.js': generated['registry.js'].replaceAll('import(', 'load(') },
  ]) {
    expect(() => takePages({ ...generated, ...changed }, '/')).toThrow(/have an unexpected format/);
  }
});
