/** The part of a webpack or Rspack compiler that is used here. */
interface Compiler {
  watching?: { invalidate(): void } | undefined;
  hooks: {
    thisCompilation: { tap(name: string, run: (compilation: Compilation) => void): void };
    done: { tap(name: string, run: () => void): void };
  };
}

interface Compilation {
  errors: { push(error: Error): unknown };
  hooks: { processAssets: { tap(name: string, run: () => void): void } };
}

/** Gives the browser time to show a changed page first. */
const delayMs = 150;

/**
 * A bundler plugin for `docusaurus start` that runs a check after each compilation. Edits don't wait for it. The result
 * becomes an error of the following compilations, in the terminal and on the page: when it differs from the one shown,
 * one more compilation shows or removes it.
 * @param name of the plugin, for the bundler's own messages
 * @param check resolves to the error to show, or to undefined; an exception is shown in the same way
 */
export function afterCompilation(name: string, check: () => Promise<string | undefined>) {
  let shown: string | undefined;
  let timer: NodeJS.Timeout | undefined;

  async function update(compiler: Compiler): Promise<void> {
    const found = await check().catch((error: unknown) =>
      error instanceof Error ? error.message : String(error),
    );
    if (found === shown) return;
    shown = found;
    compiler.watching?.invalidate();
  }

  return {
    apply(compiler: Compiler): void {
      compiler.hooks.thisCompilation.tap(name, (compilation) => {
        compilation.hooks.processAssets.tap(name, () => {
          if (shown !== undefined) compilation.errors.push(new Error(shown));
        });
      });
      compiler.hooks.done.tap(name, () => {
        clearTimeout(timer);
        timer = setTimeout(() => void update(compiler), delayMs);
      });
    },
  };
}
