/** The part of a webpack or Rspack compiler that is used here. */
interface Compiler {
  webpack: { sources: { RawSource: new (text: string) => unknown } };
  hooks: {
    thisCompilation: { tap(name: string, run: (compilation: Compilation) => void): void };
  };
}

interface Compilation {
  errors: { push(error: Error): unknown };
  emitAsset(name: string, source: unknown): void;
  hooks: { processAssets: { tapPromise(name: string, run: () => Promise<void>): void } };
}

/** A bundler plugin that makes the index afresh with each compilation, for `docusaurus start`. */
export function serveInDevServer(makeFiles: () => Promise<Map<string, string>>) {
  const name = 'search-index';
  return {
    apply(compiler: Compiler): void {
      const { RawSource } = compiler.webpack.sources;
      compiler.hooks.thisCompilation.tap(name, (compilation) => {
        compilation.hooks.processAssets.tapPromise(name, async () => {
          try {
            for (const [file, text] of await makeFiles()) {
              compilation.emitAsset(file, new RawSource(text));
            }
          } catch (error) {
            compilation.errors.push(error instanceof Error ? error : new Error(String(error)));
          }
        });
      });
    },
  };
}
