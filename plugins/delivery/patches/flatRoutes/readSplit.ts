import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type GeneratedRoutes, type RouteSplit, splitRoutes } from './splitRoutes';

/** The generated files that a split is made of. */
export const generatedFiles = {
  routes: 'routes.js',
  chunkNames: 'routesChunkNames.json',
  registry: 'registry.js',
} satisfies Record<keyof GeneratedRoutes, string>;

const known = new Map<string, { texts: string; split: RouteSplit }>();

/** Splits the routes that Docusaurus has generated in a folder; asked again, the same split unless they changed. */
export function readSplit(generatedFilesDir: string, baseUrl: string): RouteSplit {
  const read = (file: string) => readFileSync(join(generatedFilesDir, file), 'utf8');
  const generated = {
    routes: read(generatedFiles.routes),
    chunkNames: read(generatedFiles.chunkNames),
    registry: read(generatedFiles.registry),
  };
  const texts = Object.values(generated).join('\0');
  const last = known.get(generatedFilesDir);
  if (last?.texts === texts) return last.split;
  const split = splitRoutes(generated, baseUrl);
  known.set(generatedFilesDir, { texts, split });
  return split;
}
