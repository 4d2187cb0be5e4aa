// How the files of a live sample find each other: the same when the site is built and when a reader edits them.

interface LiveFile {
  path: string;
  code: string;
  /** Whether readers see and edit it: the page shows it, or it is the schema. */
  isShown: boolean;
}

export interface LiveSource {
  preview: string;
  steps?: boolean;
  files: LiveFile[];
  /** Its windows as they start. */
  html?: string;
}

export interface LiveDrawing {
  html: string;
  /** Its documents by table, with the newest first. */
  tables: Record<string, Record<string, unknown>[]>;
}

export const livePackages: readonly string[] = [
  'react',
  'react/jsx-runtime',
  'convex/react',
  'convex/server',
  'convex/values',
];

/** What a sample with sign-in can import of `convex/react` in addition. */
export const authImports: readonly string[] = [
  'Authenticated',
  'AuthLoading',
  'AuthRefreshing',
  'ConvexProviderWithAuth',
  'Unauthenticated',
  'useConvexAuth',
];

/** What the code generator of the CLI writes for the app and for each component, without the types. */
const generatedModules: Readonly<Record<string, string>> = {
  api: 'import { anyApi } from "convex/server"; export const api = anyApi; export const internal = anyApi;',
  server:
    'export { queryGeneric as query, internalQueryGeneric as internalQuery, mutationGeneric as mutation, internalMutationGeneric as internalMutation, actionGeneric as action, internalActionGeneric as internalAction } from "convex/server";',
};

/**
 * The code of a generated module; undefined for other paths.
 * @param hasComponents whether functions import it in a sample with components
 */
export function generatedCode(path: string, hasComponents = false): string | undefined {
  const [, name = ''] = /^convex\/(?:.+\/)?_generated\/(\w+)$/.exec(path) ?? [];
  const code = generatedModules[name];
  if (name !== 'api' || !hasComponents) return code;
  return `${code} import { componentsGeneric } from "convex/server"; export const components = componentsGeneric();`;
}

const extensions = ['', '.ts', '.tsx', '.js', '.jsx', '/index.ts', '/index.tsx'];

/** Modules that aren't functions, by their path in the folder of the app or of a component. */
const notFunctions =
  /^(?:schema|auth\.config|convex\.config|http)\.[jt]s$|\.d\.ts$|\.test\.ts$|^tsconfig/;

/** The place where a sample would have the module that an import names, with or without its extension. */
export function liveImportTarget(importer: string, path: string): string {
  if (!path.startsWith('.')) return `node_modules/${path}`;
  return new URL(path, `file:///${importer}`).pathname.slice(1);
}

/**
 * The module that an import leads to: a file of the sample or a generated module.
 * @param hasFile whether the sample has a file with a path
 */
export function findLiveModule(
  importer: string,
  path: string,
  hasFile: (path: string) => boolean,
): string | undefined {
  const target = liveImportTarget(importer, path);
  const bare = target.replace(/\.jsx?$/, '');
  if (generatedCode(bare) !== undefined) return bare;
  return [target, bare].flatMap((one) => extensions.map((end) => one + end)).find(hasFile);
}

export interface BackendPart {
  /** The name of the component; empty for the app. */
  component: string;
  schema: string | undefined;
  config: string | undefined;
  /** The paths of its modules by the name that functions call them by: `tasks` for `convex/tasks.ts`. */
  modules: ReadonlyMap<string, string>;
}

/** Divides the files of a backend into the app, which comes first, and its components. */
export function backendParts(codeOf: ReadonlyMap<string, string>): BackendPart[] {
  const folders = new Map([['convex/', '']]);
  for (const [path, code] of codeOf) {
    const [, folder] = /^(convex\/.+\/)convex\.config\.[jt]s$/.exec(path) ?? [];
    const [, name] = /\bdefineComponent\(\s*["'](\w+)/.exec(code) ?? [];
    if (folder !== undefined && name !== undefined) folders.set(folder, name);
  }
  const folderOf = (path: string) =>
    [...folders.keys()]
      .filter((one) => path.startsWith(one))
      .sort((a, b) => b.length - a.length)[0];
  return [...folders].map(([folder, component]) => {
    const own = [...codeOf.keys()].filter((path) => folderOf(path) === folder);
    const inFolder = own.map((path) => [path.slice(folder.length), path] as const);
    const find = (pattern: RegExp) => inFolder.find(([name]) => pattern.test(name))?.[1];
    return {
      component,
      schema: find(/^schema\.[jt]s$/),
      config: find(/^convex\.config\.[jt]s$/),
      modules: new Map(
        inFolder
          .filter(([name]) => /\.[jt]sx?$/.test(name) && !notFunctions.test(name))
          .map(([name, path]) => [name.replace(/\.\w+$/, ''), path]),
      ),
    };
  });
}

/** The script that a sample needs besides the frame's. A sample can have one. */
export function extraOf(
  steps: boolean | undefined,
  codeOf: ReadonlyMap<string, string>,
): 'steps' | 'components' | 'auth' | undefined {
  if (steps) return 'steps';
  if (backendParts(codeOf).length > 1) return 'components';
  const signsIn = [...codeOf.values()].some((code) => code.includes('ConvexProviderWithAuth'));
  return signsIn ? 'auth' : undefined;
}

export function exportedComponent(code: string): string | undefined {
  if (/^export default\b/m.test(code)) return 'default';
  return /^export (?:async )?(?:function|const) ([A-Z]\w*)/m.exec(code)?.[1];
}
