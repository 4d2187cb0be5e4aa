import { readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'esbuild';
import ts from 'typescript';

const refuse = (what: string) =>
  `throw new Error("Live samples don't have ${what}. Run this code in your own deployment: npx convex dev");`;

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
    setConfig() { ${refuse('sign-in')} }
  }`,
  // Only experimental Hooks ask it for pages, which samples can't import, but every transition goes through it.
  'browser/sync/paginated_query_client.ts': `export class PaginatedQueryClient {
    constructor(client, onTransition) {
      client.addOnTransitionHandler((transition) => onTransition({ ...transition, paginatedQueries: [] }));
    }
  }`,
  // Reads tokens, which clients without sign-in don't have.
  'vendor/jwt-decode/index.ts': 'export const jwtDecode = () => ({});',
  'server/impl/vector_search_impl.ts': `import { performAsyncSyscall } from './syscall.js';
    export const setupActionVectorSearch = () => () => performAsyncSyscall('1.0/actions/vectorSearch', {});`,
};

/** What to leave out of a module: statements that log, and what is in methods that report to the platform. */
function leftOut(node: ts.Node): ts.Node | undefined {
  if (ts.isMethodDeclaration(node) && /^(?:tryReport|report)[A-Z]/.test(node.name.getText())) {
    return node.body;
  }
  // The address of a sample's client is the frame's own.
  if (ts.isFunctionDeclaration(node) && node.name?.text === 'validateDeploymentUrl')
    return node.body;
  if (!ts.isExpressionStatement(node) || !ts.isCallExpression(node.expression)) return undefined;
  const callee = node.expression.expression.getText();
  // Warnings and errors stay.
  return /^(?:this\.)?(?:_logVerbose|mark|logger\.(?:logVerbose|log))$/.test(callee)
    ? node
    : undefined;
}

/** Empties the statements and methods of a module that make no difference in a frame. */
function withoutReports(source: string, path: string): string {
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true);
  const found: ts.Node[] = [];
  const visit = (node: ts.Node): void => {
    const empty = leftOut(node);
    if (empty) found.push(empty);
    else ts.forEachChild(node, visit);
  };
  visit(file);
  return found.reduceRight(
    (text, node) => `${text.slice(0, node.getStart())}{}${text.slice(node.end)}`,
    source,
  );
}

/**
 * Bundles the client from the sources in its package, whose classes are shorter than the compiled ones, without
 * what a sample can't use.
 */
export function slimClient(siteDir: string): Plugin {
  // esbuild names files by their real path, and `node_modules` can be a link.
  const folder = realpathSync(join(siteDir, 'node_modules/convex/src'));
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
        const contents = replaced[name] ?? withoutReports(readFileSync(path, 'utf8'), path);
        return { contents, loader };
      });
      build.onEnd(() => {
        const [gone] = left;
        if (gone === undefined) return;
        throw new Error(
          `live-samples: convex doesn't have ${gone} anymore, or doesn't load it. Update plugins/samples/live/slimClient.ts.`,
        );
      });
    },
  };
}
