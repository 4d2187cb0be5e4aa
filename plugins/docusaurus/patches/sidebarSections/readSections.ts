import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readSplit } from '../flatRoutes/readSplit';
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

/** The files with the props of the docs plugins' root routes. */
export function versionFiles(generatedFilesDir: string): string[] {
  const plugin = join(generatedFilesDir, 'docusaurus-plugin-content-docs');
  if (!existsSync(plugin)) return [];
  return readdirSync(plugin)
    .map((instance) => join(plugin, instance, 'p'))
    .filter(existsSync)
    .flatMap((folder) => readdirSync(folder).map((file) => join(folder, file)));
}

/** The sections of all sidebars, as the browser gets them. */
export function readSections(generatedFilesDir: string, baseUrl: string): Section[] {
  const places = placesIn(readSplit(generatedFilesDir, baseUrl));
  return versionFiles(generatedFilesDir).flatMap((file) => {
    const props = JSON.parse(pruneVersionMetadata(readFileSync(file, 'utf8'))) as VersionProps;
    return cutSidebar(props, places).sections;
  });
}
