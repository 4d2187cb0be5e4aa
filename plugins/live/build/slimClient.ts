import { readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'esbuild';

/** Modules of the package that live samples don't need, by their path in its sources, and what replaces them. */
const replaced: Readonly<Record<string, string>> = {
  // Samples with sign-in bring it.
  'browser/sync/authentication_manager.ts': `export class AuthenticationManager {
    constructor(...parts) {
      const { Manager } = globalThis.liveExtra ?? {};
      if (Manager) return new Manager(...parts);
    }
    onTransition() {}
    onAuthError() {}
    stop() {}
    setConfig() { throw new Error("This live sample doesn't have sign-in."); }
  }`,
  // Only experimental Hooks ask it for pages, which samples can't import, but every transition goes through it.
  'browser/sync/paginated_query_client.ts': `export class PaginatedQueryClient {
    constructor(client, onTransition) {
      client.addOnTransitionHandler((transition) => onTransition({ ...transition, paginatedQueries: [] }));
    }
  }`,
};

/** The folder of the client's sources. esbuild names files by their real path, and `node_modules` can be a link. */
export const clientSources = (siteDir: string): string =>
  realpathSync(join(siteDir, 'node_modules/convex/src'));

/**
 * Bundles the client from the sources in its package, whose classes are shorter than the compiled ones, without
 * what a sample can't use.
 */
export function slimClient(siteDir: string): Plugin {
  const folder = clientSources(siteDir);
  return {
    name: 'slim-client',
    setup(build) {
      const left = new Set(Object.keys(replaced));
      build.onResolve({ filter: /^convex\/(?:react|server|values)$/ }, ({ path }) => ({
        path: join(folder, path.replace(/^convex\//, ''), 'index.ts'),
        sideEffects: false,
      }));
      build.onLoad({ filter: /[\\/]node_modules[\\/]convex[\\/]src[\\/]/ }, ({ path }) => {
        const name = path.slice(folder.length + 1).replaceAll('\\', '/');
        left.delete(name);
        const loader = name.endsWith('x') ? 'tsx' : 'ts';
        return { contents: replaced[name] ?? readFileSync(path, 'utf8'), loader };
      });
      build.onEnd(() => {
        const [gone] = left;
        if (gone === undefined) return;
        throw new Error(
          `live: convex doesn't have ${gone} anymore, or doesn't load it. Update plugins/live/build/slimClient.ts.`,
        );
      });
    },
  };
}
