import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { definePatch } from './define/definePatch';
import { hasFlatRoutes } from './define/hasFlatRoutes';
import { readSplit } from './flatRoutes/readSplit';

interface Manifest {
  /** Keys of `assets` for a module that a page loads, or for an entry point. */
  origins: Record<string, string[]>;
  assets: Record<string, { js?: { file: string }[] }>;
}

interface Compilation {
  namedChunkGroups: ReadonlyMap<string, { getFiles: () => readonly string[] }>;
}

interface Compiler {
  hooks: { afterEmit: { tap: (name: string, act: (compilation: Compilation) => void) => void } };
}

/**
 * The chunks of all modules that routes load, by the name of the module.
 * `registry` is the text of Docusaurus' generated registry.js.
 * @throws when no entry of the registry can be read
 */
function readRegistry(registry: string): Map<string, string> {
  const entries = registry.matchAll(/"([^"]+)": \[\(\) => import\([^\n]*?\), "([^"]+)"/g);
  const chunks = new Map([...entries].map(([, chunk = '', module = '']) => [module, chunk]));
  if (chunks.size === 0) {
    throw new Error(
      'pageChunks: no module found in registry.js, which Docusaurus generates. Adapt readRegistry in plugins/delivery/patches/pageChunks.ts.',
    );
  }
  return chunks;
}

/**
 * Bundler plugin: completes the client manifest of Docusaurus, so that a page lists the chunks of its route
 * among its scripts. With Rspack, the manifest only has the entry points. The application would not request
 * the other chunks until it runs, which costs one more round trip and prevents prefetching.
 */
export class PageChunks {
  private readonly generatedFilesDir: string;
  private readonly chunksBefore: () => ReadonlyMap<string, string>;

  /** @param chunksBefore chunks that a chunk needs before it, by its name */
  constructor(
    generatedFilesDir: string,
    chunksBefore: () => ReadonlyMap<string, string> = () => new Map(),
  ) {
    this.generatedFilesDir = generatedFilesDir;
    this.chunksBefore = chunksBefore;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.afterEmit.tap('pageChunks', ({ namedChunkGroups }) => {
      const file = join(this.generatedFilesDir, 'client-manifest.json');
      const manifest = JSON.parse(readFileSync(file, 'utf8')) as Manifest;
      const registry = readFileSync(join(this.generatedFilesDir, 'registry.js'), 'utf8');
      const before = this.chunksBefore();
      for (const [module, chunk] of readRegistry(registry)) {
        const names = [before.get(chunk), chunk].filter((name) => name !== undefined);
        const files = names.flatMap((name) => namedChunkGroups.get(name)?.getFiles() ?? []);
        const scripts = files.filter((name) => name.endsWith('.js'));
        manifest.origins[module] = scripts;
        for (const script of scripts) manifest.assets[script] = { js: [{ file: script }] };
      }
      writeFileSync(file, JSON.stringify(manifest));
    });
  }
}

export const pageChunks = definePatch({
  name: 'pageChunks',
  reason:
    "A page's HTML lists the chunks of its route, so that they load together with the application.",
  reliesOn: ['@docusaurus/core', '@docusaurus/faster'],
  changes(target) {
    const { isServer, isProduction, context } = target;
    if (isServer || !isProduction) return undefined;
    const { generatedFilesDir, siteConfig } = context;
    const shardsOfChunks = () =>
      new Map(
        readSplit(generatedFilesDir, siteConfig.baseUrl).shards.flatMap(({ name, ownChunks }) =>
          ownChunks.map((chunk) => [chunk, name] as const),
        ),
      );
    return {
      plugins: [
        new PageChunks(generatedFilesDir, hasFlatRoutes(target) ? shardsOfChunks : undefined),
      ],
    };
  },
});
