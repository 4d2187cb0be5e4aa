import routes from '@generated/routes';
import { routeKey } from './routeKey';
import { knownPages } from './table';

declare const __webpack_require__: (id: number | string) => unknown;

declare global {
  /** Modules of the shards that came with the page's own scripts; each adds its own (ChunkFiles.ts). */
  var routeShards: (number | string)[] | undefined;
}

interface Route {
  path?: string;
  routes?: Route[];
}

const isInTable = (list: readonly Route[], key: string): boolean =>
  list.some(({ path = '*', routes: below }) =>
    below ? isInTable(below, key) : path !== '*' && routeKey(path) === key,
  );

function runLoadedShards(): void {
  for (const id of globalThis.routeShards?.splice(0) ?? []) __webpack_require__(id);
}

/** The HTML of a page in a shard names the shard among its scripts. The home page and 404 have no shard. */
const hasNoShard = () =>
  document.querySelector('[data-scripts]:not([data-scripts*="/routes-"])') !== null;

/** Where each shard begins. A small file; loaded ahead, a first visit to another part of the site waits less. */
export async function loadIndex(): Promise<[start: string, load: () => Promise<unknown>][]> {
  const index = await import(/* webpackChunkName: "routes-index" */ '@generated/routes.js?index');
  return index.default;
}

let isFirst = true;

/** Adds the route of a path to the table, if there is one. Rejects when its shard can't be loaded. */
export async function loadRoute(pathname: string): Promise<void> {
  // When the scripts run for a second time, the bundler's runtime runs `main` before it has the shard's module.
  await Promise.resolve();
  runLoadedShards();
  const isStart = isFirst;
  isFirst = false;
  const keys = [pathname, pathname.replace(/(?:\/index)?\.html$/, '')].map(routeKey);
  if (keys.some((key) => knownPages.has(key) || isInTable(routes as Route[], key))) return;
  if (isStart && hasNoShard()) return;
  const index = await loadIndex();
  const key = keys.at(-1) ?? '';
  await index.findLast(([start]) => start <= key)?.[1]();
}
