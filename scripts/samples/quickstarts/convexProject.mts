import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { compileFunction } from 'node:vm';
import { generateFiles, loadTemplates } from '../../../plugins/samples/index.ts';

interface Manifest {
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

/** Loads a file of the CLI with nothing but the modules given; the bundle of the whole CLI would start it. */
function loadFile(file: string, modules: Record<string, object>): Record<string, unknown> {
  const module = { exports: {} };
  const load = (id: string) => modules[id] ?? {};
  compileFunction(readFileSync(file, 'utf8'), ['module', 'exports', 'require'], {
    filename: file,
  })(module, module.exports, load);
  return module.exports as Record<string, unknown>;
}

/** Names the variable that `npx convex dev` writes for a project, by the CLI's own rules. */
export async function urlVariable(convexDir: string, manifest: Manifest): Promise<string> {
  const packages = { ...manifest.dependencies, ...manifest.devDependencies };
  const cli = loadFile(join(convexDir, 'dist/cjs/cli/lib/envvars.js'), {
    './utils/utils.js': { loadPackageJson: async () => packages },
  });
  // Newer versions write two URLs and name both.
  const suggest = cli.suggestedEnvVarNames ?? cli.suggestedEnvVarName;
  if (typeof suggest !== 'function') {
    throw new Error('check:quickstarts: the CLI no longer says how it names its variables.');
  }
  const { envVar, convexUrlEnvVar = envVar } = await suggest({ fs: { exists: () => true } });
  return convexUrlEnvVar;
}

/** Names the functions folder of a project as the CLI does: by `convex.json`, else by the framework. */
export function functionsFolder(folder: string, manifest: Manifest): string {
  const file = join(folder, 'convex.json');
  const { functions } = existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as { functions?: string })
    : {};
  if (functions !== undefined) return posix.normalize(functions).replace(/\/$/, '');
  const isCreateReactApp = 'react-scripts' in { ...manifest.dependencies };
  return isCreateReactApp ? 'src/convex' : 'convex';
}

function write(folder: string, path: string, text: string): void {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** Writes the `_generated` files of the functions that a project has now. */
export function generate(folder: string, functions: string): void {
  const names = readdirSync(join(folder, functions), { recursive: true, encoding: 'utf8' })
    .map((name) => posix.join(functions, name.replaceAll('\\', '/')))
    .filter((path) => /\.[jt]sx?$/.test(path) && !path.includes('/_generated/'));
  const files = new Map(names.map((path) => [path, readFileSync(join(folder, path), 'utf8')]));
  // One file shows the generator where the folder is until the reader has written one.
  if (files.size === 0) files.set(`${functions}/.keep`, '');
  const templates = loadTemplates(join(folder, 'node_modules/convex'));
  for (const [path, text] of generateFiles(templates, files)) write(folder, path, text);
}

/** What `writeProject` found out about a project. */
export interface ConvexProject {
  variable: string;
  functions: string;
}

/**
 * Writes what the first run of `npx convex dev` writes, without a deployment.
 * @param url of the deployment
 */
export async function writeProject(folder: string, url: string): Promise<ConvexProject> {
  const convexDir = join(folder, 'node_modules/convex');
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
  const variable = await urlVariable(convexDir, manifest);
  const functions = functionsFolder(folder, manifest);
  const templates = join(convexDir, 'dist/cjs/cli/codegen_templates');
  const { tsconfigCodegen } = loadFile(join(templates, 'tsconfig.js'), {}) as {
    tsconfigCodegen: () => string;
  };
  const { readmeCodegen } = loadFile(join(templates, 'readme.js'), {}) as {
    readmeCodegen: () => string;
  };
  write(folder, `${functions}/tsconfig.json`, tsconfigCodegen());
  write(folder, `${functions}/README.md`, readmeCodegen());
  write(
    folder,
    '.env.local',
    `CONVEX_DEPLOYMENT=anonymous:anonymous-my-app\n\n${variable}=${url}\n`,
  );
  generate(folder, functions);
  return { variable, functions };
}
