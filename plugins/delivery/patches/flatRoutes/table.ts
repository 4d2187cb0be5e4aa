import ComponentCreator from '@docusaurus/ComponentCreator';
import registry from '@generated/registry';
import chunkNames from '@generated/routesChunkNames';
import { routeKey } from './routeKey';

/** The bundler's runtime; `files` is put there by ChunkFiles.ts. */
declare const __webpack_require__: { files: object };

type Page = [path: string, chunkNames: unknown, group: number, attributes: object];

const groups: object[][] = [];

/** Keys of the pages whose shard has run. */
export const knownPages = new Set<string>();

/** Names the routes below one parent. Its shards add theirs. */
export function group(number: number, routes: object[]): object[] {
  groups[number] = routes;
  return routes;
}

/** Gives the bundler's runtime the names of files that only this chunk leads to. */
export function addFiles(files: unknown): void {
  Object.assign(__webpack_require__.files, files);
}

/** Adds the pages of a shard where Docusaurus looks for them: registry, names of chunks, and the parent's routes. */
export function addRoutes(loaders: object, pages: Page[]): void {
  Object.assign(registry, loaders);
  for (const [path, names, number, attributes] of pages) {
    Object.assign(chunkNames, { [`${path}-0`]: names });
    knownPages.add(routeKey(path));
    const component = ComponentCreator(path, '0');
    groups[number]?.push({ ...attributes, path, exact: true, component });
  }
}
