import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { generatedFiles, readSplit } from '../flatRoutes/readSplit';
import { routeKey } from '../flatRoutes/routeKey';
import type { RouteSplit } from '../flatRoutes/splitRoutes';
import { pruneVersionMetadata } from '../leanVersion';
import { cutSidebar, type PagePlaces, type Section, type VersionProps } from './cutSidebar';

const keysIn = (routes: RouteSplit['tree']): string[] =>
  routes.flatMap(({ path, exact, routes: below }) =>
    below ? keysIn(below) : exact ? [routeKey(path)] : [],
  );

/** Where the pages of a split are. */
export function placesIn({ tree, shards }: RouteSplit): PagePlaces {
  const pages = shards.flatMap((shard) => shard.pages.map(({ path }) => routeKey(path)));
  return { inShards: new Set(pages), inMain: new Set(keysIn(tree)) };
}

/**
 * The files with the props of the docs plugins' root routes. Only those that a route names: the folder may have files of
 * earlier builds and other locales.
 */
export function versionFiles(generatedFilesDir: string): string[] {
  const registry = readFileSync(join(generatedFilesDir, generatedFiles.registry), 'utf8');
  const files = registry.matchAll(
    /import\([^"]*"[^"]+"[^"]*"@generated\/(docusaurus-plugin-content-docs\/[\w-]+\/p\/[^"]+\.json)"\)/g,
  );
  return [...new Set([...files].map(([, file = '']) => join(generatedFilesDir, file)))];
}

/** The sections of all sidebars, as the browser gets them. */
export function readSections(generatedFilesDir: string, baseUrl: string): Section[] {
  const places = placesIn(readSplit(generatedFilesDir, baseUrl));
  return versionFiles(generatedFilesDir).flatMap((file) => {
    const props = JSON.parse(pruneVersionMetadata(readFileSync(file, 'utf8'))) as VersionProps;
    return cutSidebar(props, places).sections;
  });
}
