// Adds the optional packages of other systems that npm left out of the lockfile. `npm ci` fails without them. Adds
// their hashes, too, because `npm ci` checks packages against them. Where the registry has no such package, npm records
// neither, though the package that asks for it stays.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { isLocked } from './build/isLocked.mts';

const file = 'package-lock.json';
interface LockedPackage {
  version?: string;
  integrity?: string;
  link?: boolean;
  cpu?: string[];
  os?: string[];
  dev?: boolean;
  optional?: boolean;
  optionalDependencies?: Record<string, string>;
}

const lock = JSON.parse(readFileSync(file, 'utf8'));
const packages: Record<string, LockedPackage> = lock.packages;

const systems = {
  os: ['aix', 'android', 'darwin', 'freebsd', 'linux', 'netbsd', 'openbsd', 'openharmony', 'sunos'],
  cpu: [
    'arm',
    'arm64',
    'ia32',
    'loong64',
    'mips64el',
    'ppc64',
    'riscv64',
    's390x',
    'wasm32',
    'x64',
  ],
};

/** Reads the system from a name like `@esbuild/linux-arm64`; unknown words leave the field out. */
function systemOf(name: string): Pick<LockedPackage, 'cpu' | 'os'> {
  const words = name.split(/[/-]/);
  const find = (list: readonly string[]) => list.filter((word) => words.includes(word));
  const os = words.some((word) => /^win(?:dows|32)$/.test(word)) ? ['win32'] : find(systems.os);
  const cpu = words.includes('x86_64') ? ['x64'] : find(systems.cpu);
  return { ...(cpu.length > 0 && { cpu }), ...(os.length > 0 && { os }) };
}

/** The hash of a package, as the registry has it; undefined if it doesn't have this version. */
function integrityOf(name: string, version: string): string | undefined {
  try {
    return execFileSync('npm', ['view', `${name}@${version}`, 'dist.integrity'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      shell: process.platform === 'win32',
    }).trim();
  } catch {
    return undefined;
  }
}

const added: string[] = [];
for (const [from, { optionalDependencies = {}, dev }] of Object.entries(packages)) {
  for (const [name, range] of Object.entries(optionalDependencies)) {
    if (isLocked(packages, from, name)) continue;
    const parent = from.slice(0, from.lastIndexOf('node_modules/'));
    const { cpu, os } = systemOf(name);
    packages[`${parent}node_modules/${name}`] = {
      version: range.replace(/^[~^]/, ''),
      ...(cpu && { cpu }),
      ...(dev && { dev }),
      optional: true,
      ...(os && { os }),
    };
    added.push(name);
  }
}

const unknown: string[] = [];
for (const [path, entry] of Object.entries(packages)) {
  if (path === '' || entry.link || entry.integrity || entry.version === undefined) continue;
  const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
  const integrity = integrityOf(name, entry.version);
  if (!integrity) unknown.push(`${name}@${entry.version}`);
  else packages[path] = { version: entry.version, integrity, ...entry };
}

lock.packages = Object.fromEntries(
  Object.entries(packages).sort(([a], [b]) => a.localeCompare(b, 'en')),
);
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
console.log(added.length === 0 ? 'No package is missing.' : `Added ${added.join(', ')}.`);
if (unknown.length > 0) {
  console.warn(
    `The registry has no hash of ${unknown.join(', ')}. Run this again with one that has them.`,
  );
}
