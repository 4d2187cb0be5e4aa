import { exec } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join, posix } from 'node:path';
import { promisify } from 'node:util';
import { compileFunction } from 'node:vm';
import { type Fence, type ParsedPage, pageStore } from '../../plugins/content/index.ts';
import { generateFiles, loadTemplates } from '../../plugins/samples/index.ts';

/** How to follow a page; `quickstarts.yaml` explains the fields. */
export interface Quickstart {
  answers?: string;
  tool?: string;
  checks: readonly string[];
}

/** What a page asks its reader to do: run a command, or write a file. */
interface Step {
  path?: string;
  text: string;
}

type EnvVars = { suggestedEnvVarNames(ctx: object): Promise<{ convexUrlEnvVar: string }> };

const timeoutMs = 15 * 60_000;
const starter = /^(?:npm create|npx (?:@\S+\/)?create-|npx (?:sv|@tanstack\/cli)@\S+ create)\b/;
const convexDev = /^(?:npx|bunx) convex dev\b/;

/** Commands that don't end, or that need a deployment. The checks replace them. */
const unfollowed =
  /^(?:npm (?:run dev|start)\b|node |bun \S+\.[jt]s|(?:npx|bunx) convex (?!dev\b))/;

/**
 * Reads the steps of a page from the fences inside of `<Steps>`; others show alternatives.
 * @param partials fences of its partials, which come last because nothing else needs their files
 */
function readSteps(source: string, fences: Fence[], partials: Fence[]): Step[] {
  const lines = source.split('\n').map((line) => line.trim());
  const [first, last] = [lines.indexOf('<Steps>') + 1, lines.lastIndexOf('</Steps>') + 1];
  const inside = fences.filter(({ line }) => line > first && line < last);
  return [...inside, ...partials].flatMap(({ lang, code, meta }): Step[] => {
    const kept = code.split('\n').filter((_, row) => !meta.del.includes(row + 1));
    if (meta.hidden) return [];
    if (meta.title !== undefined) return [{ path: meta.title, text: `${kept.join('\n')}\n` }];
    return lang === 'bash' ? kept.filter(Boolean).map((text) => ({ text })) : [];
  });
}

/** A command with the answers to a starter's questions, or with the version of `convex` to install. */
export function commandOf(text: string, answers: string | undefined, convex: string): string {
  if (answers === undefined || !starter.test(text)) {
    return text.replace(/^((?:npm install|bun add).* convex)(?= |$)/, `$1@${convex}`);
  }
  // `npm create` passes on what comes after two hyphens.
  return `${text}${text.startsWith('npm ') && !text.includes(' -- ') ? ' --' : ''} ${answers}`;
}

const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8'));

/** Writes a file of the project. Of package.json, pages show only the fields to add. */
function write(folder: string, path: string, text: string): void {
  const file = join(folder, path);
  let content = text;
  if (path === 'package.json') {
    const manifest = readJson(file);
    for (const [key, fields] of Object.entries(JSON.parse(text))) {
      manifest[key] = Object.assign(manifest[key] ?? {}, fields);
    }
    content = JSON.stringify(manifest);
  }
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}

/** Writes `_generated` for the functions that a project has now. */
function generate(folder: string, functions: string): void {
  const names = readdirSync(join(folder, functions), { recursive: true, encoding: 'utf8' })
    .map((name) => posix.join(functions, name.replaceAll('\\', '/')))
    .filter((path) => /\.[jt]sx?$/.test(path) && !path.includes('/_generated/'));
  // Without a file, the generator doesn't know the folder.
  const files = new Map([[posix.join(functions, '.keep'), '']]);
  for (const path of names) files.set(path, readFileSync(join(folder, path), 'utf8'));
  const templates = loadTemplates(join(folder, 'node_modules/convex'));
  for (const [path, text] of generateFiles(templates, files)) write(folder, path, text);
}

/** Names the variable for the deployment's URL by the CLI's own rule. */
async function urlVariable(convexDir: string, packages: object): Promise<string> {
  const file = join(convexDir, 'dist/cjs/cli/lib/envvars.js');
  const module = { exports: {} as EnvVars };
  // What else the file requires is bundled in the CLI and not installed.
  const load = (id: string) =>
    id === './utils/utils.js' ? { loadPackageJson: async () => packages } : {};
  const parameters = ['module', 'exports', 'require'];
  compileFunction(readFileSync(file, 'utf8'), parameters)(module, module.exports, load);
  return (await module.exports.suggestedEnvVarNames({ fs: { exists: () => true } }))
    .convexUrlEnvVar;
}

/**
 * Writes what the first run of `npx convex dev` writes, without a deployment.
 * @returns the folder of the functions
 * @throws when the page names a different variable than the CLI
 */
async function writeProject(folder: string, url: string, source: string): Promise<string> {
  const convexDir = join(folder, 'node_modules/convex');
  const { dependencies, devDependencies } = readJson(join(folder, 'package.json'));
  const packages = { ...dependencies, ...devDependencies };
  const variable = await urlVariable(convexDir, packages);
  if (!new RegExp(`\\.env\\.local\\b.*\\b${variable}\\b`).test(source)) {
    throw new Error(`The CLI writes ${variable} to .env.local; the page doesn't say so.`);
  }
  const config = join(folder, 'convex.json');
  const usual = 'react-scripts' in packages ? 'src/convex' : 'convex';
  const { functions = usual } = existsSync(config) ? readJson(config) : {};
  const template = join(convexDir, 'dist/cjs/cli/codegen_templates/tsconfig.js');
  const { tsconfigCodegen } = createRequire(template)(template);
  write(folder, posix.join(functions, 'tsconfig.json'), tsconfigCodegen());
  write(folder, '.env.local', `CONVEX_DEPLOYMENT=anonymous:anonymous-app\n${variable}=${url}\n`);
  return functions;
}

/** Answers every query with the page's sample data, as a deployment does for `ConvexHttpClient`. */
async function serveTasks(file: () => string) {
  const server = createServer((_request, response) => {
    const value = JSON.parse(`[${readFileSync(file(), 'utf8').trim().replaceAll('\n', ',')}]`);
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ status: 'success', value, logLines: [] }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
}

/** The environment of a reader who has nothing but Node and npm: without this project's packages and npm settings. */
function readerEnvironment(bin: string): NodeJS.ProcessEnv {
  const own =
    /^(?:npm_(?:package|lifecycle|command|execpath|node_execpath)|npm_config_(?:local_)?prefix|INIT_CWD|NODE_(?:ENV|OPTIONS|COMPILE))/;
  const kept = Object.entries(process.env).filter(([name]) => !own.test(name));
  const path = (process.env.PATH ?? '').split(delimiter);
  const others = path.filter((folder) => !/node_modules[\\/]\.bin/.test(folder));
  return {
    ...Object.fromEntries(kept),
    PATH: [bin, dirname(process.execPath), ...others].join(delimiter),
    CI: '1',
    npm_config_yes: 'true',
    npm_config_loglevel: 'error',
  };
}

/**
 * Follows a page in a temporary folder: creates the app, applies the steps, checks types and builds.
 * @param convex the version of `convex` that `npm install convex` installs
 * @returns how many steps were followed, and the command that failed with the end of its output
 */
export async function followQuickstart(
  page: string,
  { answers, tool, checks }: Quickstart,
  convex: string,
): Promise<{ steps: string; problem: string | undefined }> {
  const store = pageStore(process.cwd());
  const { fences, partials } = (await store.read([page])).get(page) as ParsedPage;
  const shared = [...(await store.read(partials)).values()].flatMap((partial) => partial.fences);
  const source = readFileSync(page, 'utf8');
  const steps = readSteps(source, fences, shared);
  // By its real path, as bundlers name files.
  const root = mkdtempSync(join(realpathSync(tmpdir()), 'convex-docs-'));
  const env = readerEnvironment(join(root, '.tools/node_modules/.bin'));
  let folder = root;
  let functions: string | undefined;
  let followed = 0;
  let problem: string | undefined;
  const server = await serveTasks(() => join(folder, 'sampleData.jsonl'));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const run = async (command: string) => {
    const options = { cwd: folder, env, timeout: timeoutMs, maxBuffer: 2 ** 26 };
    const running = promisify(exec)(command, options);
    // Expo asks whether to keep the files of its example.
    running.child.stdin?.end(command.includes('reset-project') ? 'n\n' : '');
    await running;
  };
  const follow = async ({ path, text }: Step) => {
    if (path !== undefined) write(folder, path, text);
    else if (convexDev.test(text)) functions = await writeProject(folder, url, source);
    else if (text.startsWith('cd ')) folder = join(folder, text.slice('cd '.length));
    else await run(commandOf(text, answers, convex));
    // `npx convex dev` sees each file that is saved.
    if (functions !== undefined) generate(folder, functions);
  };
  try {
    if (tool !== undefined) await run(`npm install --prefix .tools ${tool}`);
    for (const step of steps) {
      if (step.path === undefined && unfollowed.test(step.text)) continue;
      await follow(step);
      followed += 1;
    }
    for (const check of checks) await run(check);
    if (!existsSync(join(folder, 'node_modules/typescript'))) {
      await run('npm install --no-save typescript@5 @types/node@22');
    }
    await run(`npx tsc -p ${functions}`);
  } catch (error) {
    const { message, stdout = '' } = error as Error & { stdout?: string };
    const [first, ...output] = `${message}\n${stdout}`.trim().split('\n');
    problem = [first, ...output.slice(-15)].join('\n');
  } finally {
    server.close();
    rmSync(root, { recursive: true, force: true });
  }
  return { steps: `${followed} of ${steps.length}`, problem };
}
