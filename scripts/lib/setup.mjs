// @ts-check
// Runs before the install: Node's own modules only, and no syntax that an old Node cannot read.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { totalmem } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's folder. */
export const root = fileURLToPath(new URL('../../', import.meta.url));

/** Oldest Node that works, as in package.json `engines`. */
export const oldestNode = '20.19.0';

/**
 * @param {string} version as `process.versions.node` says
 * @param {string} [oldest] `oldestNode` by default
 * @returns {string | undefined} what is wrong with it
 */
export function nodeProblem(version, oldest = oldestNode) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [needMajor = 0, needMinor = 0] = oldest.split('.').map(Number);
  if (major > needMajor || (major === needMajor && minor >= needMinor)) return undefined;
  return `Node ${needMajor}.${needMinor} or newer is needed; this is Node ${version}.`;
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
 * Whether the packages are missing or are those of another lockfile.
 * @param {string} directory with package-lock.json
 */
export function needsInstall(directory) {
  const file = hashFile(directory);
  return !existsSync(file) || readFileSync(file, 'utf8').trim() !== lockHash(directory);
}

/**
 * Remembers that the packages are those of the lockfile.
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
 * Options for Node that give a build the memory it may need; what the caller set wins.
 * @param {string | undefined} own the caller's `NODE_OPTIONS`
 * @param {number} memory of the machine, in bytes
 */
export function nodeOptions(own, memory) {
  if (own?.includes('max-old-space-size')) return own;
  const megabytes = Math.min(8192, Math.floor((memory / 1024 / 1024) * 0.75));
  return [own, `--max-old-space-size=${megabytes}`].filter(Boolean).join(' ');
}

/** The environment of a build. */
export function buildEnv() {
  return { ...process.env, NODE_OPTIONS: nodeOptions(process.env.NODE_OPTIONS, totalmem()) };
}

/** Docusaurus' command, to be run with Node. */
export const docusaurusCli = join(root, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');

/** Checks Node and installs the packages where it must; ends the process with one line when it cannot. */
export function setUp() {
  const problem = nodeProblem(process.versions.node);
  if (problem !== undefined) {
    console.error(problem);
    process.exit(1);
  }
  if (!needsInstall(root)) return;
  const started = Date.now();
  console.log('Installing the packages (npm ci) …');
  const { command, args, shell } = npmCommand(process.env, process.platform);
  // NODE_ENV=production would leave out the tools.
  const install = [...args, 'ci', '--include=dev', '--no-audit', '--no-fund'];
  const { status, stdout, stderr, error } = spawnSync(command, install, {
    cwd: root,
    shell,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    maxBuffer: 64 * 1024 * 1024,
  });
  if (status !== 0) {
    console.error(`${stdout ?? ''}${stderr ?? ''}`);
    console.error(`\`npm ci\` failed${error ? `: ${error.message}` : '; its output is above'}.`);
    process.exit(1);
  }
  rememberInstall(root);
  console.log(`Installed in ${Math.round((Date.now() - started) / 1000)} s.`);
}

/**
 * Runs a command of Docusaurus in the terminal and ends the process as it ends.
 * @param {string[]} args
 */
export function runDocusaurus(args) {
  const child = spawn(process.execPath, [docusaurusCli, ...args], {
    cwd: root,
    stdio: 'inherit',
    env: buildEnv(),
  });
  // Ctrl-C reaches both; whoever ends this process alone means the server too.
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => child.kill(signal));
  }
  child.on('exit', (code) => process.exit(code ?? 1));
}
