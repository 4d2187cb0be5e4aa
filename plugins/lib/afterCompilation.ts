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

/** Leaves the browser time to put a changed page on screen first. */
const delayMs = 150;

/**
 * A bundler plugin that checks something after each compilation, for `docusaurus start`, so that no edit waits for it.
 * What the check finds is an error of the compilations that follow, in the terminal and over the page: when it
 * differs from what is shown, one more compilation shows it, or takes it away.
 * @param name of the plugin, for the bundler's own messages
 * @param check resolves to what is wrong, or to undefined; an error that it throws is shown in the same way
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
