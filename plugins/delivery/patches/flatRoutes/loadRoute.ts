import registry from '@generated/registry';
import routes from '@generated/routes';
import chunkNames from '@generated/routesChunkNames';
import { matchRoutes, type RouteConfig } from 'react-router-config';
import { routeKey } from '../../../../src/lib/routes';
import { tryDecode } from '../../../../src/lib/tryDecode';

/** Adds what Docusaurus' `ComponentCreator` looks up: how to load a page's chunks, and their names. */
export function addChunks(loaders: object, names: object): void {
  Object.assign(registry, loaders);
  Object.assign(chunkNames, names);
}

const find = (path: string) => matchRoutes(routes as RouteConfig[], path).map(({ route }) => route);

const hasRoute = (path: string): boolean => find(path).some(({ exact }) => exact);

/** Adds a page's route below the deepest one that leads to it, where the router looks for it. */
export function addRoute(page: { path: string } & RouteConfig): void {
  if (hasRoute(page.path)) return;
  find(page.path)
    .findLast((route) => route.routes)
    ?.routes?.push(page);
}

/** Remembers the result for a key; after a failure, the next call tries again. */
function once<Result>(load: (key: string) => Promise<Result>) {
  const started = new Map<string, Promise<Result>>();
  return (key: string): Promise<Result> => {
    const result = started.get(key) ?? load(key);
    started.set(key, result);
    result.catch(() => started.delete(key));
    return result;
  };
}

const loadPages = once(async (list: string) => {
  const response = await fetch(list);
  const pages: Record<string, string> = await response.json();
  const folder = list.replace(/\.\w+\.json$/, '');
  const files = Object.entries(pages).map(
    ([path, hash]) => [routeKey(path), `${folder}${path}.${hash}.js`] as const,
  );
  return new Map(files);
});

const loadScript = once(
  (src: string) =>
    new Promise<unknown>((resolve, reject) => {
      const script = Object.assign(document.createElement('script'), { src });
      script.onload = resolve;
      script.onerror = () => {
        script.remove();
        reject(Object.assign(new Error(src), { name: 'ChunkLoadError' }));
      };
      document.head.append(script);
    }),
);

/** What the HTML of this document names: its scripts, and the list of pages. */
const named = () => document.querySelector<HTMLElement>('[data-pages]')?.dataset ?? {};

/** The file of a page; undefined when its route is known, or there is no such page. */
export async function fileOf(pathname: string): Promise<string | undefined> {
  const path = pathname.replace(/(?:\/index)?\.html$/, '');
  if (hasRoute(tryDecode(path) ?? path)) return undefined;
  return (await loadPages(named().pages ?? '')).get(routeKey(path));
}

let isStart = true;

/** Makes the route of an address known, if there is one. Rejects when the page's file can't be loaded. */
export async function loadRoute(pathname: string): Promise<void> {
  // The page's own file runs right after the application's first step.
  await Promise.resolve();
  // The HTML of the home page and of 404 names none.
  const hasNone = isStart && !named().scripts?.includes('/pages/');
  isStart = false;
  const file = hasNone ? undefined : await fileOf(pathname);
  if (file) await loadScript(file);
}
