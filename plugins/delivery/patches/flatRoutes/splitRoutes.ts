import { cutByBeginning } from './cutByBeginning';
import { routeKey } from './routeKey';

/** The most pages of one shard. */
const shardLimit = 48;

/** The texts of the files that Docusaurus generates for its routes. */
export interface GeneratedRoutes {
  /** `routes.js`: the tree. */
  routes: string;
  /** `routesChunkNames.json`: the names of each route's chunks. */
  chunkNames: string;
  /** `registry.js`: how to load each chunk. */
  registry: string;
}

/** Names of a route's chunks, by what Docusaurus passes them as. */
type ChunkNames = string | ChunkNames[] | { [part: string]: ChunkNames };

interface Route {
  path: string;
  component: { hash?: string };
  exact?: boolean;
  routes?: Route[];
  /** The number of the group that its children in shards belong to. */
  group?: number;
}

interface ShardPage {
  path: string;
  /** The number of the parent route. */
  group: number;
  /** What the route has besides path, component and `exact`. */
  attributes: object;
  chunkNames: ChunkNames;
}

/** Routes that load together. */
interface Shard {
  /** Of its chunk. */
  name: string;
  /** The first routeKey that belongs here. */
  start: string;
  pages: ShardPage[];
  /** Chunks of one of these pages alone. */
  ownChunks: string[];
}

/** What every page starts with, and shards with the rest. */
export interface RouteSplit {
  tree: Route[];
  chunkNames: Record<string, ChunkNames>;
  /** Source of the function that loads a chunk, by the chunk's name; of all chunks. */
  loaders: ReadonlyMap<string, string>;
  shards: Shard[];
}

const chunksIn = (names: ChunkNames | undefined): string[] =>
  names === undefined
    ? []
    : typeof names === 'string'
      ? [names]
      : Object.values(names).flatMap(chunksIn);

const shape = (file: string) =>
  new Error(
    `flatRoutes: ${file}, which Docusaurus generates, has an unexpected format. Adapt plugins/delivery/patches/flatRoutes/splitRoutes.ts.`,
  );

function readTree(source: string): Route[] {
  const body = source.replace(/^import .*$/gm, '').replace('export default', 'return');
  if (!/^import ComponentCreator from/m.test(source) || body === source) throw shape('routes.js');
  const creator = (path: string, hash?: string) => ({ path, hash });
  return new Function('ComponentCreator', body)(creator) as Route[];
}

function readLoaders(source: string): Map<string, string> {
  const entries = source.matchAll(
    /"([^"]+)": \[(\(\) => import\([^\n]*?\)), "[^"]+", require\.resolveWeak/g,
  );
  const loaders = new Map([...entries].map(([, chunk = '', load = '']) => [chunk, load]));
  const expected = source.match(/=> import\(/g)?.length ?? 0;
  if (loaders.size === 0 || loaders.size !== expected) throw shape('registry.js');
  return loaders;
}

function nameOf(start: string, taken: Set<string>): string {
  const slug = `routes-${start.replace(/[^a-z\d]+/g, '-').replace(/^-|-$/g, '') || 'all'}`;
  let name = slug;
  for (let count = 2; taken.has(name); count += 1) name = `${slug}-${count}`;
  taken.add(name);
  return name;
}

/**
 * Splits the routes: pages below one parent go into shards, the tree above them and everything that several pages use
 * stays. The home page stays too, which Docusaurus looks for in the table (`useHomePageRoute`).
 * @throws when a file has an unknown shape, or there is nothing to split
 */
export function splitRoutes(generated: GeneratedRoutes, baseUrl: string): RouteSplit {
  const tree = readTree(generated.routes);
  const chunkNames = JSON.parse(generated.chunkNames) as Record<string, ChunkNames>;
  const loaders = readLoaders(generated.registry);
  const uses = new Map<string, number>();
  for (const chunk of Object.values(chunkNames).flatMap(chunksIn)) {
    if (!loaders.has(chunk)) throw shape('routesChunkNames.json');
    uses.set(chunk, (uses.get(chunk) ?? 0) + 1);
  }
  const namesOf = ({ path, component }: Route) => chunkNames[`${path}-${component.hash}`];
  const ownChunksOf = (names: ChunkNames | undefined) =>
    chunksIn(names).filter((chunk) => uses.get(chunk) === 1);
  // With a separate chunk, the HTML of a page knows which shard to include (pageChunks.ts).
  const isPage = (route: Route) =>
    route.exact === true &&
    route.routes === undefined &&
    routeKey(route.path) !== routeKey(baseUrl) &&
    ownChunksOf(namesOf(route)).length > 0;

  const pages = new Map<string, ShardPage>();
  let groups = 0;
  const takePages = (routes: Route[]) => {
    for (const parent of routes) {
      if (parent.routes === undefined) continue;
      const own = parent.routes.filter(
        (route) => isPage(route) && !pages.has(routeKey(route.path)),
      );
      if (own.length > 0) {
        parent.group = groups;
        groups += 1;
        parent.routes = parent.routes.filter((route) => !own.includes(route));
      }
      for (const route of own) {
        const { path, component, exact, ...attributes } = route;
        const names = namesOf(route) as ChunkNames;
        const group = parent.group as number;
        pages.set(routeKey(path), { path, group, attributes, chunkNames: names });
        delete chunkNames[`${path}-${component.hash}`];
      }
      takePages(parent.routes);
    }
  };
  takePages(tree);
  if (pages.size === 0) throw shape('routes.js');

  const taken = new Set(['routes-index']);
  const shards = cutByBeginning([...pages.keys()], shardLimit).map(({ start, keys }) => {
    const mine = keys.map((key) => pages.get(key) as ShardPage);
    const ownChunks = mine.flatMap((page) => ownChunksOf(page.chunkNames));
    return { name: nameOf(start, taken), start, pages: mine, ownChunks };
  });
  return { tree, chunkNames, loaders, shards };
}
