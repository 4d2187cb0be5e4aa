// How the files of a live sample find each other: the same when the site is built and when a reader edits them.

/** A file of a live sample, as its editor gets it. */
interface LiveFile {
  path: string;
  code: string;
  /** Whether readers see and edit it: the page shows it, or it is the schema. */
  isShown: boolean;
}

/** The sources of a live sample. */
export interface LiveSource {
  /** The path of the module with the component. */
  preview: string;
  /** Whether its mutations pause before each step. */
  steps?: boolean;
  files: LiveFile[];
}

/** The packages that the frame of live samples has. */
export const livePackages: readonly string[] = [
  'react',
  'react/jsx-runtime',
  'convex/react',
  'convex/server',
  'convex/values',
];

/** What the code generator of the CLI writes, without the types. */
export const generatedModules: Readonly<Record<string, string>> = {
  'convex/_generated/api':
    'import { anyApi } from "convex/server"; export const api = anyApi; export const internal = anyApi;',
  'convex/_generated/server':
    'export { queryGeneric as query, internalQueryGeneric as internalQuery, mutationGeneric as mutation, internalMutationGeneric as internalMutation, actionGeneric as action, internalActionGeneric as internalAction } from "convex/server";',
};

const extensions = ['', '.ts', '.tsx', '.js', '.jsx', '/index.ts', '/index.tsx'];

/** Modules of the `convex` folder that aren't functions. */
const notFunctions =
  /^convex\/(?:schema|auth\.config|convex\.config|http)\.[jt]s$|\.d\.ts$|^convex\/tsconfig/;

function joinPath(importer: string, path: string): string {
  const parts = importer.split('/').slice(0, -1);
  for (const part of path.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '.') parts.push(part);
  }
  return parts.join('/');
}

/** The place where a sample would have the module that an import names, with or without its extension. */
export function liveImportTarget(importer: string, path: string): string {
  return path.startsWith('.') ? joinPath(importer, path) : `node_modules/${path}`;
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
  if (Object.hasOwn(generatedModules, bare)) return bare;
  return [target, bare].flatMap((one) => extensions.map((end) => one + end)).find(hasFile);
}

/** The modules that a sample's backend consists of, and its schema if it has one. */
export function backendModules(paths: readonly string[]) {
  return {
    schema: paths.find((path) => /^convex\/schema\.[jt]s$/.test(path)),
    modules: paths.filter((path) => /^convex\/.+\.[jt]sx?$/.test(path) && !notFunctions.test(path)),
  };
}

/** The name that functions call a module by: `tasks` for `convex/tasks.ts`. */
export const moduleName = (path: string) => path.replace(/^convex\//, '').replace(/\.\w+$/, '');

/** The export of a module that is its component, if it has one. */
export function exportedComponent(code: string): string | undefined {
  if (/^export default\b/m.test(code)) return 'default';
  return /^export (?:async )?(?:function|const) ([A-Z]\w*)/m.exec(code)?.[1];
}
