import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compare, gt, gte, lte, prerelease } from 'semver';
import type { History, Part, Parts, Surface } from '../../content';
import { entryPoints } from '../api/symbols';
import { type CliCommand, commandReader, readConvexCommands } from '../cli/convexCommands';
import { addRelease, compareSurfaces } from './compareReleases';

interface RecordOptions {
  /** The project's folder, whose packages the types of the releases import. */
  projectRoot: string;
  history: History;
  /** The last release to record. */
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

/** Downloads a release into a folder, and returns the folder with its files. */
function unpackRelease(spec: string, folder: string): string {
  const [packed] = JSON.parse(npm(['pack', spec], folder)) as { filename: string }[];
  const packageDir = mkdtempSync(join(folder, 'release-'));
  const file = join(folder, packed?.filename ?? '');
  execFileSync('tar', ['-xzf', file, '-C', packageDir, '--strip-components=1']);
  return packageDir;
}

const isOld = (description: string) => /^\W*deprecated\b/i.test(description);

function partOf({ description, arguments: args, options, commands }: CliCommand): Part {
  const names = args.map(({ name }): [string, Part] => [` <${name}>`, {}]);
  const flags = options.map(({ long, short, description: about, choices }): [string, Part] => [
    ` ${long ?? short}`,
    {
      ...(isOld(about) && { isDeprecated: true }),
      parts: Object.fromEntries((choices ?? []).map((choice) => [`="${choice}"`, {}])),
    },
  ]);
  const inner = commands.map((command): [string, Part] => [` ${command.name}`, partOf(command)]);
  return {
    ...(isOld(description) && { isDeprecated: true }),
    parts: Object.fromEntries([...names, ...flags, ...inner]),
  };
}

/** All commands with their arguments and options, including those that the help hides. */
export function cliSurface({ commands }: CliCommand): Parts {
  return Object.fromEntries(commands.map((command) => [command.name, partOf(command)]));
}

function readSurface(projectRoot: string, packageDir: string): Surface {
  const outFile = `${packageDir}.json`;
  const job = JSON.stringify({ packageDir, entryPoints, outFile });
  const env = { ...process.env, NODE_OPTIONS: '' };
  execFileSync(process.execPath, [script, './surface.ts', 'writeApiSurface', job], {
    env,
    stdio: 'pipe',
  });
  return {
    api: JSON.parse(readFileSync(outFile, 'utf8')) as Parts,
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
    let result = history;
    let before: Surface | undefined;
    for (const version of wanted) {
      onProgress?.(version);
      const packageDir = unpackRelease(`${name}@${version}`, folder);
      const surface = readSurface(projectRoot, packageDir);
      if (before) result = addRelease(result, version, compareSurfaces(before, surface));
      before = surface;
    }
    const times = JSON.parse(npm(['view', name, 'time'], folder)) as Record<string, string>;
    const dates = wanted.slice(1).map((version) => [version, times[version]?.slice(0, 10)]);
    return { ...result, published: { ...result.published, ...Object.fromEntries(dates) } };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
