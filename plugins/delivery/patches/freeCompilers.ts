import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { definePatch } from './define/definePatch';

/** What a runtime module written in JavaScript keeps of the build that it was added to. */
interface RuntimeModule {
  compilation: object | null;
  chunk: object | null;
  chunkGraph: object | null;
}

interface Compilation {
  addRuntimeModule: (chunk: object, module: RuntimeModule) => void;
  hooks: { finishModules: { tap: (name: string, act: () => void) => void } };
}

/** `ReactLoadableSSRAddon`, whose instance is in a configuration that Docusaurus keeps. */
interface KeepingPlugin {
  compiler?: unknown;
  stats?: unknown;
}

interface Compiler {
  options: { plugins: readonly (KeepingPlugin | false | null | undefined)[] };
  hooks: {
    thisCompilation: { tap: (name: string, act: (compilation: Compilation) => void) => void };
    shutdown: { tap: (name: string, act: () => void) => void };
  };
}

const name = 'freeCompilers';

/** By then nothing on the stack knows a compiler, and this thread waits for the threads of Rspack or of pages. */
const delayMs = 500;

let timer: NodeJS.Timeout | undefined;

/** Collects garbage although V8 still has memory: it doesn't know how much of Rspack's its objects keep. */
function collectLater(): void {
  clearTimeout(timer);
  timer = setTimeout(() => {
    setFlagsFromString('--expose-gc');
    (runInNewContext('gc') as () => void)();
  }, delayMs).unref();
}

/**
 * Bundler plugin: collects the garbage of the loaders before Rspack makes chunks of their modules, cuts what still leads
 * to a compiler after it has been closed, and has it collected.
 */
export class FreeCompilers {
  private readonly collect: () => void;

  constructor(collect = collectLater) {
    this.collect = collect;
  }

  apply(compiler: Compiler): void {
    const added: RuntimeModule[] = [];
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      compilation.hooks.finishModules.tap(name, this.collect);
      const add = compilation.addRuntimeModule;
      compilation.addRuntimeModule = (chunk, module) => {
        added.push(module);
        add.call(compilation, chunk, module);
      };
    });
    compiler.hooks.shutdown.tap(name, () => {
      // Rspack never lets go of these, and each leads to its compilation, the compiler and all of Rspack's memory.
      for (const module of added) {
        Object.assign(module, { compilation: null, chunk: null, chunkGraph: null });
      }
      for (const plugin of compiler.options.plugins) {
        if (plugin && plugin.compiler === compiler) {
          Object.assign(plugin, { compiler: null, stats: null });
        }
      }
      this.collect();
    });
  }
}

export const freeCompilers = definePatch({
  name,
  reason:
    'Memory of Rspack and of the loaders, a gigabyte and a half on a large site, is free again as soon as they are done.',
  reliesOn: ['@docusaurus/core', '@rspack/core'],
  changes: ({ isProduction }) => (isProduction ? { plugins: [new FreeCompilers()] } : undefined),
});
