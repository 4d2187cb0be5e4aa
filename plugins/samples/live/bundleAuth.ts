import { realpathSync } from 'node:fs';
import { join } from 'node:path';
import { authImports, livePackages } from '../../../src/lib/liveModules';
import { bundleCode } from './bundleCode';

/** The parts of the client that `slimClient` leaves out. */
const entry = `
export { AuthenticationManager } from './browser/sync/authentication_manager.ts';
export { ConvexProviderWithAuth, useConvexAuth } from './react/ConvexAuthState.tsx';
export { Authenticated, AuthLoading, AuthRefreshing, Unauthenticated } from './react/auth_helpers.tsx';
`;

/**
 * Compiles what only samples with sign-in load: the client's own handling of tokens, its components, and what reads
 * tokens in the worker.
 */
export async function bundleAuth(siteDir: string, feature: string): Promise<string> {
  const [client, worker] = await Promise.all([
    bundleCode({
      stdin: {
        contents: entry,
        resolveDir: realpathSync(join(siteDir, 'node_modules/convex/src')),
        loader: 'ts',
      },
      format: 'cjs',
      legalComments: 'none',
      external: [...livePackages],
      plugins: [
        {
          name: 'live-client',
          setup(build) {
            // The frame has it, and there can be only one of its contexts.
            build.onResolve({ filter: /^\.\/client\.js$/ }, () => ({
              path: 'convex/react',
              external: true,
            }));
          },
        },
      ],
    }),
    bundleCode({ entryPoints: [join(siteDir, feature, 'auth/worker.ts')], format: 'cjs' }),
  ]);
  return `var liveExtra={worker:function(require,module){${worker.trim()}},imports:function(imports){
var own={exports:{}};(function(require,module){${client.trim()}})(function(name){return imports[name]},own);
liveExtra.Manager=own.exports.AuthenticationManager;
var react=Object.assign({},imports["convex/react"]);${JSON.stringify(authImports)}.forEach(function(name){react[name]=own.exports[name]});
return Object.assign({},imports,{"convex/react":react})}};\n`;
}
