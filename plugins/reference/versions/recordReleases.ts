import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compare, gt, gte, lte, prerelease } from 'semver';
import type { History, Release } from '../../content';
import { entryPoints } from '../api/symbols';
import { type CliCommand, commandReader, readConvexCommands } from '../cli/convexCommands';

/** A name that readers can use, or a part of one: a member, a parameter, a literal value, a command or an option. */
export interface SurfacePart {
  /** The key of what it is a part of. It comes before the part. */
  owner?: string;
  isDeprecated?: true;
  isCall?: true;
}

/** What a release offers, by key: `server/defineTable`, `env set --force`. */
export type Surface = Record<string, SurfacePart>;

interface RecordOptions {
  /** The project's folder, whose packages the types of the releases import. */
  projectRoot: string;
  history: History;
  upTo: string;
  /** @param version the release that is read next */
  onProgress?: (version: string) => void;
}

const script = fileURLToPath(new URL('../api/runTypeDoc.mjs', import.meta.url));

/** Runs npm in a folder. If it fails, the terminal shows what it prints. */
function npm(args: string[], cwd: string): string {
  return execFileSync('npm', [...args, '--json', '--loglevel=error'], {
    cwd,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
    shell: process.platform === 'win32',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

function unpackRelease(spec: string, folder: string): string {
  const [packed] = JSON.parse(npm(['pack', spec], folder)) as { filename: string }[];
  const packageDir = mkdtempSync(join(folder, 'release-'));
  const file = join(folder, packed?.filename ?? '');
  execFileSync('tar', ['-xzf', file, '-C', packageDir, '--strip-components=1']);
  return packageDir;
}

const isOld = (description: string) => /^\W*deprecated\b/i.test(description);

/** All commands with their arguments and options, including those that the help hides. */
export function cliSurface({ commands }: CliCommand, owner?: string): Surface {
  const surface: Surface = {};
  const add = (key: string, about: string, of = owner) => {
    surface[key] = {
      ...(of !== undefined && { owner: of }),
      ...(isOld(about) && { isDeprecated: true }),
    };
  };
  for (const command of commands) {
    const path = owner === undefined ? command.name : `${owner} ${command.name}`;
    add(path, command.description);
    for (const { name } of command.arguments) add(`${path} <${name}>`, '', path);
    for (const { long, short, description, choices } of command.options) {
      const option = `${path} ${long ?? short}`;
      add(option, description, path);
      for (const choice of choices ?? []) add(`${option}="${choice}"`, '', option);
    }
    Object.assign(surface, cliSurface(command, path));
  }
  return surface;
}

/** The keys of missing parts. Their own parts aren't listed. */
function missingParts(
  surface: Surface,
  isMissing: (key: string, part: SurfacePart) => boolean,
): string[] {
  const missing = new Set<string>();
  const listed = Object.entries(surface).filter(([key, part]) => {
    const isInside = missing.has(part.owner ?? '');
    if (!isInside && !isMissing(key, part)) return false;
    missing.add(key);
    return !isInside;
  });
  return listed.map(([key]) => key);
}

/** A part in the release before. When a function gets a second form, the first one gets a key of its own. */
function earlierPart(before: Surface, key: string): SurfacePart | undefined {
  const [, name = '', form, rest = ''] = /^(.*?)\((.*?)\)(.*)$/.exec(key) ?? [];
  if (before[key] || form === undefined) return before[key];
  const isFirst = form.split(', ').every((one) => before[`${name}#${one}`]);
  return isFirst ? before[name + rest] : undefined;
}

function compareSurfaces(before: Surface, after: Surface) {
  return {
    new: missingParts(after, (key, { isCall }) => {
      const old = earlierPart(before, key);
      // Code that reads a property breaks when it becomes a method.
      return !old || (isCall === true && !old.isCall);
    }),
    deprecated: Object.keys(after).filter((key) => {
      const old = earlierPart(before, key);
      return old && after[key]?.isDeprecated && !old.isDeprecated;
    }),
    removed: missingParts(before, (key) => !after[key]),
  };
}

type Offer = Record<'api' | 'cli', Surface>;

/** Finds what a release changed. Lists that would be empty are left out. */
export function compareReleases(before: Offer, after: Offer): Release {
  const release: Release = {};
  for (const kind of ['api', 'cli'] as const) {
    const changes = Object.entries(compareSurfaces(before[kind], after[kind]));
    const lists = changes.filter(([, keys]) => keys.length > 0);
    if (lists.length > 0)
      release[kind] = Object.fromEntries(lists.map(([list, keys]) => [list, keys.sort()]));
  }
  return release;
}

/** The text of the file: a line for each key, so that a new release only adds lines. */
export function formatHistory(history: History): string {
  return `${JSON.stringify(history, null, 2)}\n`;
}

function readOffer(projectRoot: string, packageDir: string): Offer {
  const outFile = `${packageDir}.json`;
  const job = JSON.stringify({ packageDir, entryPoints, outFile });
  const env = { ...process.env, NODE_OPTIONS: '' };
  execFileSync(process.execPath, [script, './surface.ts', 'writeApiSurface', job], {
    env,
    stdio: 'pipe',
  });
  return {
    api: JSON.parse(readFileSync(outFile, 'utf8')) as Surface,
    cli: cliSurface(readConvexCommands(packageDir, join(projectRoot, commandReader))),
  };
}

/**
 * Adds the stable releases that the history doesn't have to it. The last one that it has is read again, because it
 * contains only changes.
 */
export function recordReleases({ projectRoot, history, upTo, onProgress }: RecordOptions): History {
  const name = history.package;
  const last = Object.keys(history.releases).at(-1) ?? '';
  if (!gt(upTo, last)) return history;
  // The real path, because the compiler identifies files by it.
  const folder = mkdtempSync(join(realpathSync(tmpdir()), 'releases-'));
  try {
    symlinkSync(join(projectRoot, 'node_modules'), join(folder, 'node_modules'), 'junction');
    const published = JSON.parse(npm(['view', name, 'versions'], folder)) as string[];
    const wanted = published
      .filter((version) => !prerelease(version) && gte(version, last) && lte(version, upTo))
      .sort(compare);
    const releases = { ...history.releases };
    let before: Offer | undefined;
    for (const version of wanted) {
      onProgress?.(version);
      const after = readOffer(projectRoot, unpackRelease(`${name}@${version}`, folder));
      if (before) releases[version] = compareReleases(before, after);
      before = after;
    }
    const times = JSON.parse(npm(['view', name, 'time'], folder)) as Record<string, string>;
    const dates = wanted.slice(1).map((version) => [version, times[version]?.slice(0, 10)]);
    return {
      ...history,
      releases,
      published: { ...history.published, ...Object.fromEntries(dates) },
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
