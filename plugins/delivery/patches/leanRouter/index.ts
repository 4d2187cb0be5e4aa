import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { definePatch } from '../define/definePatch';

const router = /[\\/]react-router(?:-dom)?[\\/]esm$/;
const local = (name: string) => join(__dirname, `replacements/${name}.ts`);

interface Compilation {
  getAssets: () => Iterable<{ name: string; source: { source: () => string | Buffer } }>;
}

interface Compiler {
  hooks: { afterEmit: { tap: (name: string, act: (compilation: Compilation) => void) => void } };
}

/** @throws when a path of `routes.js` is a pattern; `*` alone is known */
export function checkLiteral(routes: string): void {
  const paths = [...routes.matchAll(/path: '([^']*)'/g)].map(([, path = '']) => path);
  const pattern = paths.find((path) => path !== '*' && /[:*?+()]/.test(path));
  if (paths.length > 0 && pattern === undefined) return;
  throw new Error(
    `leanRouter: ${pattern === undefined ? 'no path found in routes.js' : `the route ${pattern} is a pattern`}. literalPath.ts only knows literal paths; adapt plugins/delivery/patches/leanRouter, or delete the replacement of path-to-regexp there.`,
  );
}

/** @throws when a script contains `withRouter`, which needs a package that is left out */
export function checkWithRouter(script: string): void {
  if (!script.includes('withRouter(')) return;
  throw new Error(
    'leanRouter: the bundle contains `withRouter` of react-router. Use `useHistory` and `useLocation`, or delete the replacement of hoist-non-react-statics in plugins/delivery/patches/leanRouter.',
  );
}

/** Bundler plugin: checks what the replacements assume. */
class CheckUses {
  private readonly generatedFilesDir: string;

  constructor(generatedFilesDir: string) {
    this.generatedFilesDir = generatedFilesDir;
  }

  apply({ hooks }: Compiler): void {
    hooks.afterEmit.tap('leanRouter', (compilation) => {
      checkLiteral(readFileSync(join(this.generatedFilesDir, 'routes.js'), 'utf8'));
      for (const { name, source } of compilation.getAssets()) {
        if (name.endsWith('.js')) checkWithRouter(`${source.source()}`);
      }
    });
  }
}

export const leanRouter = definePatch({
  name: 'leanRouter',
  reason:
    'React Router 5 brings a parser of path patterns, checks of props and helpers for `withRouter`. This site uses none of them.',
  reliesOn: ['react-router', 'react-router-dom', 'react-helmet-async'],
  changes({ isServer, isProduction, context }) {
    if (isServer || !isProduction) return undefined;
    return {
      replacements: [
        { request: /^path-to-regexp$/, importedFrom: router, file: local('literalPath') },
        {
          request: /^prop-types$/,
          importedFrom: /[\\/](?:react-router(?:-dom)?[\\/]esm|react-helmet-async[\\/]lib)$/,
          file: local('noPropTypes'),
        },
        {
          request: /^(?:hoist-non-react-statics|react-is)$/,
          importedFrom: router,
          file: local('noWithRouter'),
        },
      ],
      plugins: [new CheckUses(context.generatedFilesDir)],
    };
  },
});
