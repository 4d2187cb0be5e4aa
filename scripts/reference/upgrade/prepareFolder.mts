import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { runNpm } from './npm.mts';
import { chooseVersion, fits, type Manifest } from './peers.mts';
import { publishedSince } from './publishedSince.mts';
import { UpgradeError } from './UpgradeError.mts';

/** A package whose version in the folder differs from the project's. */
export interface Change {
  name: string;
  from: string;
  to: string;
}

/** A package that has no version that accepts the new ones. */
interface Misfit {
  name: string;
  version: string;
  why: string;
}

/** How the folder differs from the project. */
export interface PreparedFolder {
  /** The requested packages. */
  named: Change[];
  /** Packages that were upgraded with them. */
  raised: Change[];
  misfits: Misfit[];
}

const npmInstall = [
  'install',
  '--no-save',
  '--no-package-lock',
  '--ignore-scripts',
  // Other peer dependencies of the packages come from the project.
  '--legacy-peer-deps',
  '--install-links',
  '--no-audit',
  '--no-fund',
  '--prefer-offline',
];

function readManifest(root: string, name: string): Manifest | undefined {
  const file = join(root, 'node_modules', name, 'package.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

/** Lists the packages at the top level of a `node_modules`. */
function listPackages(root: string): string[] {
  const folder = join(root, 'node_modules');
  return readdirSync(folder)
    .filter((name) => !name.startsWith('.'))
    .flatMap((name) =>
      name.startsWith('@')
        ? readdirSync(join(folder, name)).map((part) => `${name}/${part}`)
        : [name],
    );
}

/** Converts `convex@latest`, or a folder that contains a package, to an npm spec. */
function readSpec(spec: string): { name: string; spec: string } {
  const path = spec.replace(/^file:/, '');
  if (path !== spec || /^[./\\]|^[a-z]:[\\/]/i.test(spec)) {
    const folder = resolve(path);
    const file = join(folder, 'package.json');
    if (!statSync(file, { throwIfNoEntry: false })) {
      throw new UpgradeError(`${path} contains no package. Name a folder with a package.json.`);
    }
    return { name: JSON.parse(readFileSync(file, 'utf8')).name, spec: folder };
  }
  const at = spec.indexOf('@', 1);
  return at === -1 ? { name: spec, spec: `${spec}@latest` } : { name: spec.slice(0, at), spec };
}

function link(projectRoot: string, folder: string, name: string): void {
  const target = join(folder, 'node_modules', name);
  if (existsSync(target)) return;
  mkdirSync(dirname(target), { recursive: true });
  symlinkSync(join(projectRoot, 'node_modules', name), target, 'junction');
}

/**
 * Fills an empty folder with the packages of the project, but with the named ones in other versions. Packages
 * that depend on a named one as a peer are copies, in a version that accepts it if there is one. All others
 * are links to the project.
 * @throws UpgradeError when a package can't be installed
 */
export function prepareFolder(
  projectRoot: string,
  folder: string,
  specs: readonly string[],
): PreparedFolder {
  const wanted = specs.map(readSpec);
  for (const { name } of wanted) {
    if (readManifest(projectRoot, name)) continue;
    throw new UpgradeError(`${name} is not a package of this project. Name one of package.json.`);
  }
  const install = (list: string[]) =>
    runNpm([...npmInstall, ...list], folder, list.join(' ').replaceAll('\\', '/'));
  writeFileSync(join(folder, 'package.json'), '{ "private": true }\n');
  install(wanted.map(({ spec }) => spec));

  const changeOf = (name: string): Change => ({
    name,
    from: readManifest(projectRoot, name)?.version ?? '',
    to: readManifest(folder, name)?.version ?? '',
  });
  const named = wanted.map(({ name }) => changeOf(name));
  const versions = new Map(named.map(({ name, to }) => [name, to]));

  const raises: { name: string; to: string }[] = [];
  const copies: string[] = [];
  const misfits: Misfit[] = [];
  for (const name of listPackages(projectRoot)) {
    const manifest = versions.has(name) ? undefined : readManifest(projectRoot, name);
    const peers = manifest?.peerDependencies ?? {};
    if (!manifest || !named.some((change) => change.name in peers)) continue;
    const to = fits(manifest, versions)
      ? manifest.version
      : chooseVersion(publishedSince(manifest, folder), versions);
    if (to === manifest.version) copies.push(name);
    else if (to !== undefined) raises.push({ name, to });
    else {
      copies.push(name);
      const why = named
        .flatMap(({ name: peer }) => (peer in peers ? `${peer} ${peers[peer]}` : []))
        .join(', ');
      misfits.push({ name, version: manifest.version, why });
    }
  }
  if (raises.length > 0) {
    // These are installed with the named packages; otherwise npm would remove those again.
    const list = [
      ...wanted.map(({ spec }) => spec),
      ...raises.map(({ name, to }) => `${name}@${to}`),
    ];
    install(list);
  }
  for (const name of copies) {
    cpSync(join(projectRoot, 'node_modules', name), join(folder, 'node_modules', name), {
      recursive: true,
    });
  }
  for (const name of listPackages(projectRoot)) link(projectRoot, folder, name);
  const raised = raises.map(({ name }) => changeOf(name));
  writePackageJson(projectRoot, folder, [...named, ...raised]);
  return { named, raised, misfits };
}

/** The versions that install commands on pages are compared with. */
function writePackageJson(projectRoot: string, folder: string, changes: Change[]): void {
  const { dependencies, devDependencies } = JSON.parse(
    readFileSync(join(projectRoot, 'package.json'), 'utf8'),
  );
  const all: Record<string, string> = { ...dependencies, ...devDependencies };
  for (const { name, to } of changes) if (name in all) all[name] = to;
  writeFileSync(
    join(folder, 'package.json'),
    JSON.stringify({ private: true, dependencies: all }, null, 2),
  );
}
