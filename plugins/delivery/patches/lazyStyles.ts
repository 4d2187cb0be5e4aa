import { definePatch } from './define/definePatch';
import { type RuntimeCompiler, rewriteRuntime } from './define/rewriteRuntime';

interface Chunk {
  name?: string | null;
}

interface ModuleContext {
  chunkGraph: { getModuleChunksIterable: (module: never) => Iterable<Chunk> };
}

interface StylesGroup {
  chunks?: unknown;
  test?: unknown;
}

interface Compiler extends RuntimeCompiler {
  options: {
    optimization: { splitChunks?: false | { cacheGroups?: Record<string, StylesGroup | false> } };
  };
}

/**
 * Whether the HTML of a page may need a style sheet. Entries and the parts of pages have named chunks; what a feature
 * loads with `import()` doesn't, and brings its own sheet along. A sheet of several chunks stays in the common one, so
 * that the order of its rules doesn't depend on what a reader opens first.
 */
export function isPartOfPage(module: unknown, { chunkGraph }: ModuleContext): boolean {
  const chunks = [...chunkGraph.getModuleChunksIterable(module as never)];
  return chunks.length > 1 || chunks.some(({ name }) => typeof name === 'string');
}

/** @throws with what to do about a bundler that has changed */
const changed = (what: string) =>
  new Error(
    `lazyStyles: ${what}. Adapt plugins/delivery/patches/lazyStyles.ts, or delete the patch.`,
  );

/**
 * What the bundler's runtime loads style sheets with. Its own module is four times as long, because it also replaces
 * sheets while a developer edits. As in the original, `import()` waits for the sheet of its chunk and fails without it,
 * and the next try requests it again.
 * @param original the runtime's own module, which knows the chunks that have a sheet
 * @throws when it doesn't have the shape that this was written for
 */
export function lean(original: string): string {
  const [, chunks] = /var cssChunks = (\{[^}]+\});/.exec(original) ?? [];
  if (chunks === undefined) throw changed('the runtime has no list of chunks with a style sheet');
  return `const sheets = {};
__webpack_require__.f.miniCss = (id, promises) => {
  if (${chunks.replaceAll(/\s/g, '')}[id]) promises.push(sheets[id] ??= new Promise((resolve, reject) => {
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = __webpack_require__.p + __webpack_require__.miniCssF(id);
    link.onload = resolve;
    link.onerror = () => {
      delete sheets[id];
      link.remove();
      reject(Error("Could not load " + link.href));
    };
    document.head.append(link);
  }));
};`;
}

/** Bundler plugin: keeps the styles of what loads later out of the style sheet that every page starts with. */
export class LazyStyles {
  apply(compiler: Compiler): void {
    const { splitChunks } = compiler.options.optimization;
    const styles = splitChunks ? splitChunks.cacheGroups?.styles : undefined;
    if (typeof styles !== 'object' || styles.chunks !== 'all' || styles.test !== undefined) {
      throw changed('the build has no group of all styles');
    }
    styles.test = isPartOfPage;
    rewriteRuntime(compiler, 'lazyStyles', { 'css loading': lean });
  }
}

export const lazyStyles = definePatch({
  name: 'lazyStyles',
  reason:
    'Docusaurus puts all styles into one sheet; readers would wait for the styles of dialogs and panels that they may never open.',
  reliesOn: ['@docusaurus/core', '@docusaurus/faster'],
  changes: ({ isServer, isProduction }) =>
    isServer || !isProduction ? undefined : { plugins: [new LazyStyles()] },
});
