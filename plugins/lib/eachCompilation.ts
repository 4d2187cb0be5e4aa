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

/** What can be done in a compilation. */
export interface CompilationTools {
  /** Shows a mistake in the terminal and over the page until a compilation without it. */
  report(message: string): void;
  /** Serves a text file, its name from the site's root. */
  emit(name: string, text: string): void;
}

/**
 * A bundler plugin that runs something with each compilation, for `docusaurus start`; what it throws is shown
 * as a mistake.
 * @param name of the plugin, for the bundler's own messages
 */
export function eachCompilation(name: string, run: (tools: CompilationTools) => Promise<void>) {
  return {
    apply(compiler: Compiler): void {
      compiler.hooks.thisCompilation.tap(name, (compilation) => {
        compilation.hooks.processAssets.tapPromise(name, async () => {
          try {
            await run({
              report: (message) => void compilation.errors.push(new Error(message)),
              emit(file, text) {
                const { RawSource } = compiler.webpack.sources;
                compilation.emitAsset(file, new RawSource(text));
              },
            });
          } catch (error) {
            compilation.errors.push(error instanceof Error ? error : new Error(String(error)));
          }
        });
      });
    },
  };
}
