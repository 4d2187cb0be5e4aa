import { dirname, join } from 'node:path';
import { definePatch } from '../define/definePatch';
import { generatedFile } from '../define/generatedFile';
import { hasFlatRoutes } from '../define/hasFlatRoutes';
import { readSections, versionFiles } from '../sidebarSections/readSections';
import { ChunkFiles } from './ChunkFiles';
import { generatedFiles, readSplit } from './readSplit';
import type { RouteSplit } from './splitRoutes';
import {
  writeChunkNames,
  writeIndex,
  writeRegistry,
  writeRoutes,
  writeShard,
} from './writeModules';

const clientFolder = /[\\/]@docusaurus[\\/]core[\\/]lib[\\/]client$/;

export const flatRoutes = definePatch({
  name: 'flatRoutes',
  reason:
    'Routes, the names of their chunks, how to load them and the names of their files grow with every page; a start gets only those near its page.',
  reliesOn: ['@docusaurus/core', '@rspack/core'],
  upstream: 'https://github.com/facebook/docusaurus/issues/7256',
  changes(target) {
    if (!hasFlatRoutes(target)) return undefined;
    const { generatedFilesDir, siteConfig } = target.context;
    const split = (dir = generatedFilesDir) => readSplit(dir, siteConfig.baseUrl);
    const rewrite = (
      file: string,
      write: (split: RouteSplit, query: URLSearchParams) => string,
    ) => ({
      file: generatedFile(target, file.replace('.', '\\.')),
      // Before the bundler reads `import()`.
      when: 'pre' as const,
      rewrite(
        _source: string,
        request: { resourcePath: string; resourceQuery: string; addDependency(file: string): void },
      ) {
        const dir = dirname(request.resourcePath);
        const files = Object.values(generatedFiles).map((name) => join(dir, name));
        for (const each of [...files, ...versionFiles(dir)]) request.addDependency(each);
        return write(split(dir), new URLSearchParams(request.resourceQuery));
      },
    });
    return {
      rewrites: [
        rewrite(generatedFiles.routes, (routes, query) => {
          const shard = query.get('shard');
          if (shard !== null)
            return writeShard(routes, shard, readSections(generatedFilesDir, siteConfig.baseUrl));
          return query.has('index') ? writeIndex(routes) : writeRoutes(routes);
        }),
        rewrite(generatedFiles.registry, writeRegistry),
        { ...rewrite(generatedFiles.chunkNames, writeChunkNames), type: 'json' },
      ],
      replacements: ['preload', 'docusaurus'].map((name) => ({
        request: new RegExp(`^\\./${name}$`),
        importedFrom: clientFolder,
        file: join(__dirname, `replacements/${name}.ts`),
      })),
      plugins: [new ChunkFiles(split)],
    };
  },
});
