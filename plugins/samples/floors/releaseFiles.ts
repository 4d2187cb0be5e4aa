import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { compare, lte } from 'semver';
import { sha256 } from '../../build';
import { type History, laterReleases } from '../../content';
import { type Npm, unpackRelease } from '../../reference';

/** A release of the documented package with the files that samples are compiled with. */
export interface UnpackedRelease {
  name: string;
  version: string;
  /** The folder whose `node_modules` has it. */
  root: string;
  /** A hash of its types and templates. Releases with the same ones compile the same samples. */
  types: string;
}

/** What compiling takes from a package. */
const kept = ['package.json', 'dist/esm-types', 'dist/cjs/cli/codegen_templates', 'schemas'];

/** Types and code that samples can't import. */
const internal = /[\\/](?:cli|bundler|test)[\\/](?!codegen_templates)/;

function hashTypes(packageDir: string): string {
  const texts = ['dist/esm-types', 'dist/cjs/cli/codegen_templates'].flatMap((folder) =>
    readdirSync(join(packageDir, folder), { recursive: true, encoding: 'utf8' })
      .map((file) => join(folder, file))
      .filter((file) => /\.d\.ts$|templates[\\/]\w+\.js$/.test(file) && !internal.test(file))
      .sort()
      .map((file) =>
        readFileSync(join(packageDir, file), 'utf8')
          .replace(/^\/\/# sourceMappingURL=.*/m, '')
          .replace(/version = "[\d.]+"/, ''),
      ),
  );
  return sha256(...texts);
}

/** Downloads a release, unless an earlier run did. */
function keepRelease(name: string, version: string, folder: string, npm: Npm): string {
  const root = join(folder, version);
  if (existsSync(root)) return root;
  const work = join(folder, 'unpacked');
  rmSync(work, { recursive: true, force: true });
  const packageDir = unpackRelease(`${name}@${version}`, work, npm);
  for (const part of kept) {
    const from = join(packageDir, part);
    const to = join(work, 'kept/node_modules', name, part);
    mkdirSync(dirname(to), { recursive: true });
    if (existsSync(from))
      cpSync(from, to, { recursive: true, filter: (file) => !file.endsWith('.map') });
  }
  renameSync(join(work, 'kept'), root);
  rmSync(work, { recursive: true, force: true });
  return root;
}

/** Where releases come from. */
export interface ReleaseSource {
  /** The project's folder, whose packages the types of the releases import. */
  projectRoot: string;
  history: History;
  npm: Npm;
}

/** Provides all documented releases, the installed one first. */
export function releaseFiles({ projectRoot, history, npm }: ReleaseSource): UnpackedRelease[] {
  const name = history.package;
  const manifest = join(projectRoot, 'node_modules', name, 'package.json');
  const installed = (JSON.parse(readFileSync(manifest, 'utf8')) as { version: string }).version;
  const [first = ''] = Object.keys(history.releases);
  const versions = [first, ...laterReleases(history, installed)].sort(compare).reverse();
  const folder = join(projectRoot, 'node_modules/.cache/releases-for-samples');
  return versions
    .filter((version) => lte(version, installed))
    .map((version) => {
      const root = version === installed ? projectRoot : keepRelease(name, version, folder, npm);
      return { name, version, root, types: hashTypes(join(root, 'node_modules', name)) };
    });
}

interface Schema {
  properties?: Record<string, Schema>;
}

function keysIn({ properties = {} }: Schema, path = ''): string[] {
  return Object.entries(properties).flatMap(([name, value]) => [
    path + name,
    ...keysIn(value, `${path}${name}.`),
  ]);
}

/** The keys of `convex.json` that a release knows, or undefined if its package doesn't say. */
export function configKeys({ root, name }: UnpackedRelease): Set<string> | undefined {
  const file = join(root, 'node_modules', name, 'schemas/convex.schema.json');
  if (!existsSync(file)) return undefined;
  return new Set(keysIn(JSON.parse(readFileSync(file, 'utf8')) as Schema));
}
