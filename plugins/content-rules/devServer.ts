import type { ContentReport } from './checkContent';
import { formatReport, isClean } from './checkContent';

/** The part of a webpack or Rspack compiler that is used here. */
interface Compiler {
  hooks: {
    thisCompilation: {
      tap(name: string, run: (compilation: Compilation) => void): void;
    };
  };
}

interface Compilation {
  errors: { push(error: Error): unknown };
  hooks: {
    processAssets: { tapPromise(name: string, run: () => Promise<void>): void };
  };
}

/**
 * A bundler plugin that runs the check with each compilation and shows mistakes as its errors: in the terminal
 * and over the page. The next compilation without mistakes takes them away.
 */
export function showInDevServer(check: () => Promise<ContentReport>) {
  const name = 'content-rules';
  return {
    apply(compiler: Compiler): void {
      compiler.hooks.thisCompilation.tap(name, (compilation) => {
        compilation.hooks.processAssets.tapPromise(name, async () => {
          try {
            const report = await check();
            if (!isClean(report)) compilation.errors.push(new Error(formatReport(report)));
          } catch (error) {
            compilation.errors.push(error instanceof Error ? error : new Error(String(error)));
          }
        });
      });
    },
  };
}
