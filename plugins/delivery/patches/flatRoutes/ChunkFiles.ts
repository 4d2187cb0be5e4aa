import type { RouteSplit } from './splitRoutes';
import { filesOf } from './writeModules';

interface Chunk {
  id: string | number | null;
  name?: string;
  files: Iterable<string>;
  hasRuntime: () => boolean;
}

interface Module {
  identifier: () => string;
}

interface Source {
  source: () => string | Buffer;
}

interface Compilation {
  chunks: Iterable<Chunk>;
  chunkGraph: {
    getChunkModules: (chunk: Chunk) => readonly Module[];
    getModuleId: (module: Module) => string | number | null;
  };
  getAsset: (name: string) => { source: Source } | undefined;
  updateAsset: (name: string, source: unknown) => void;
  hooks: {
    runtimeModule: {
      tap: (name: string, act: (module: RuntimeModule) => void) => void;
    };
    processAssets: { tap: (options: { name: string; stage: number }, act: () => void) => void };
  };
}

interface RuntimeModule {
  name: string;
  source?: { source: Buffer };
}

interface Compiler {
  rspack?: {
    sources: { RawSource: new (text: string) => unknown };
    Compilation: { PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE: number };
  };
  hooks: { thisCompilation: { tap: (name: string, act: (of: Compilation) => void) => void } };
}

/** The parts of the runtime that have a map of all chunks, and what takes their place. */
const runtimeModules: Record<string, string> = {
  'get javascript chunk filename': `__webpack_require__.files = ${filesOf('runtime')};
__webpack_require__.u = (id) => "assets/js/" + __webpack_require__.files[id] + ".js";`,
  // Docusaurus' own: the address of a chunk by its name.
  ChunkAssetRuntimeModule: `__webpack_require__.gca = (name) => {
  const { files } = __webpack_require__;
  const id = Object.keys(files).find((each) => files[each].startsWith(name + "."));
  return id && __webpack_require__.p + __webpack_require__.u(id);
};`,
};

const changed = (what: string) =>
  new Error(
    `flatRoutes: ${what}. Docusaurus or Rspack has changed; adapt plugins/delivery/patches/flatRoutes/ChunkFiles.ts.`,
  );

const placeholder = /["'`]@@files:([\w-]+)@@["'`]/g;

/** A file's name without what all have. @throws when it is elsewhere */
function shortName(file: string): string {
  const [, name] = /^assets\/js\/(.+)\.js$/.exec(file) ?? [];
  if (name === undefined) throw changed(`${file} is not in assets/js`);
  return name;
}

/**
 * Bundler plugin: the names of chunks' files are next to the `import()` that leads to them (the index of shards, or a
 * shard), not in the runtime, which every page has. The modules contain a placeholder until the files are named; their
 * own names are made after that from their content (`realContentHash`).
 */
export class ChunkFiles {
  private readonly readSplit: () => RouteSplit;

  constructor(readSplit: () => RouteSplit) {
    this.readSplit = readSplit;
  }

  apply({ rspack, hooks }: Compiler): void {
    if (rspack === undefined) throw changed('the bundler is not Rspack');
    const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 50;
    hooks.thisCompilation.tap('flatRoutes', (compilation) => {
      const found: string[] = [];
      compilation.hooks.runtimeModule.tap('flatRoutes', (module) => {
        const name = module.name.replace(/^webpack\/runtime\//, '');
        const text = runtimeModules[name];
        if (text === undefined || module.source === undefined) return;
        found.push(name);
        module.source.source = Buffer.from(text);
      });
      compilation.hooks.processAssets.tap({ name: 'flatRoutes', stage }, () => {
        for (const name of Object.keys(runtimeModules)) {
          if (!found.includes(name)) throw changed(`the runtime has no module "${name}"`);
        }
        this.fillIn(compilation, (text) => new rspack.sources.RawSource(text));
      });
    });
  }

  private fillIn(compilation: Compilation, toSource: (text: string) => unknown): void {
    const { shards } = this.readSplit();
    const holders = new Map(
      shards.flatMap(({ name, ownChunks }) => [
        [name, 'routes-index'] as const,
        ...ownChunks.map((chunk) => [chunk, name] as const),
      ]),
    );
    const maps = new Map<string, Record<string, string>>();
    const shardChunks = new Map<string, Chunk>();
    const texts = new Map<string, string>();
    for (const chunk of compilation.chunks) {
      const file = [...chunk.files].find((name) => name.endsWith('.js'));
      if (file === undefined) continue;
      const { name = '' } = chunk;
      if (chunk.hasRuntime() || name.startsWith('routes-')) {
        texts.set(file, `${compilation.getAsset(file)?.source.source() ?? ''}`);
      }
      if (shards.some((shard) => shard.name === name)) shardChunks.set(file, chunk);
      if (chunk.hasRuntime()) continue;
      const holder = holders.get(name) ?? 'runtime';
      maps.set(holder, { ...maps.get(holder), [`${chunk.id}`]: shortName(file) });
    }
    const filled = new Set<string>();
    for (const [file, text] of texts) {
      let next = text.replace(placeholder, (_, holder: string) => {
        filled.add(holder);
        return JSON.stringify(maps.get(holder) ?? {});
      });
      const chunk = shardChunks.get(file);
      if (chunk) {
        const own = compilation.chunkGraph
          .getChunkModules(chunk)
          .find((module) => module.identifier().includes(`?shard=${chunk.name}`));
        const id = own && compilation.chunkGraph.getModuleId(own);
        if (id === undefined || id === null) throw changed(`${chunk.name} has no module to run`);
        next += `;(globalThis.routeShards??=[]).push(${JSON.stringify(id)})`;
      }
      compilation.updateAsset(file, toSource(next));
    }
    const missing = ['runtime', 'routes-index', ...shards.map(({ name }) => name)].filter(
      (holder) => !filled.has(holder),
    );
    if (missing.length > 0) throw changed(`no place for the files of ${missing.join(', ')}`);
  }
}
