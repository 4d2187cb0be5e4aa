interface RuntimeModule {
  name: string;
  source?: { source: Buffer };
}

interface Compilation {
  hooks: {
    runtimeModule: { tap: (name: string, act: (module: RuntimeModule) => void) => void };
    processAssets: { tap: (name: string, act: () => void) => void };
  };
}

/** A compiler whose runtime can be rewritten. */
export interface RuntimeCompiler {
  hooks: { thisCompilation: { tap: (name: string, act: (of: Compilation) => void) => void } };
}

/**
 * Changes the text of modules of the bundler's own runtime, by their names.
 * @param patch the name of the patch, for its errors
 * @throws when the runtime lacks one of the modules
 */
export function rewriteRuntime(
  { hooks }: RuntimeCompiler,
  patch: string,
  rewrites: Record<string, (source: string) => string>,
): void {
  hooks.thisCompilation.tap(patch, (compilation) => {
    const missing = new Set(Object.keys(rewrites));
    compilation.hooks.runtimeModule.tap(patch, ({ name, source }) => {
      const key = name.replace(/^webpack\/runtime\//, '');
      const rewrite = rewrites[key];
      if (!rewrite || !source) return;
      source.source = Buffer.from(rewrite(`${source.source}`));
      missing.delete(key);
    });
    compilation.hooks.processAssets.tap(patch, () => {
      if (missing.size === 0) return;
      throw new Error(
        `${patch}: the bundler's runtime has no module ${[...missing].join(', ')}. Adapt plugins/delivery/patches/${patch}.ts, or delete the patch.`,
      );
    });
  });
}
