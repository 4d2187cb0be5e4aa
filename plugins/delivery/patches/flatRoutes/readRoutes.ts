import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { routeKey } from '../../../../src/lib/routes';

export const generatedFiles = ['routes.js', 'routesChunkNames.json', 'registry.js'] as const;

export type GeneratedRoutes = Record<(typeof generatedFiles)[number], string>;

type ChunkNames = string | ChunkNames[] | { [part: string]: ChunkNames };

/** A route that isn't in `main`. */
interface Page {
  path: string;
  /** The text of the route in `routes.js`. */
  route: string;
  /** Its key and value in `routesChunkNames.json`. */
  chunkNames: Record<string, ChunkNames>;
  ownChunks: string[];
}

/** What the generated files say, with the pages taken out of the first two. */
export interface Routes {
  routes: string;
  chunkNames: Record<string, ChunkNames>;
  /** By the name of a chunk: how to load it, and its module. */
  registry: ReadonlyMap<string, { load: string; module: string }>;
  pages: Page[];
}

const chunksIn = (names: ChunkNames): string[] =>
  typeof names === 'string' ? [names] : Object.values(names).flatMap(chunksIn);

/** A route below another one and without any below itself. */
const leaf =
  /^ {4,}\{\s*path: '([^']+)',\s*component: ComponentCreator\('[^']+', '(\w+)'\),\s*exact: true[^{}]*\}/gm;

/**
 * Takes the pages out of the routes: those below a parent, with a chunk that no other route has. The home page stays,
 * which Docusaurus looks for among the routes (`useHomePageRoute`).
 * @throws when a file has an unknown shape
 */
export function takePages(generated: GeneratedRoutes, baseUrl: string): Routes {
  const chunkNames = JSON.parse(generated['routesChunkNames.json']) as Routes['chunkNames'];
  const entries = generated['registry.js'].matchAll(
    /"([^"]+)": \[(\(\) => import\([^\n]*?\)), "([^"]+)"/g,
  );
  const registry = new Map(
    [...entries].map(([, chunk = '', load = '', module = '']) => [chunk, { load, module }]),
  );
  const uses = new Map<string, number>();
  for (const chunk of chunksIn(chunkNames)) uses.set(chunk, (uses.get(chunk) ?? 0) + 1);
  const pages: Page[] = [];
  const routes = generated['routes.js'].replace(leaf, (route, path: string, hash: string) => {
    const key = `${path}-${hash}`;
    const { [key]: own = {} } = chunkNames;
    const ownChunks = chunksIn(own).filter((chunk) => uses.get(chunk) === 1);
    if (ownChunks.length === 0 || routeKey(path) === routeKey(baseUrl)) return route;
    pages.push({ path, route, chunkNames: { [key]: own }, ownChunks });
    delete chunkNames[key];
    return '';
  });
  if (pages.length === 0 || [...uses.keys()].some((chunk) => !registry.has(chunk))) {
    throw new Error(
      `flatRoutes: ${generatedFiles}, which Docusaurus generates, have an unexpected format. Adapt plugins/delivery/patches/flatRoutes/readRoutes.ts.`,
    );
  }
  // What is left between two routes would be holes in the list.
  return {
    routes: routes.replace(/,(\s*,)+/g, ',').replace(/\[\s*,/g, '['),
    chunkNames,
    registry,
    pages,
  };
}

/** As `takePages`, of the files in a folder. */
export function readRoutes(generatedFilesDir: string, baseUrl: string): Routes {
  const texts = generatedFiles.map((file) => [
    file,
    readFileSync(join(generatedFilesDir, file), 'utf8'),
  ]);
  return takePages(Object.fromEntries(texts) as GeneratedRoutes, baseUrl);
}
