import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { compare, gt, gte, lte, prerelease } from 'semver';
import { createDiskCache } from '../../build';
import type { History, Parts, Surface } from '../../content';
import { entryPoints } from '../api/entryPoints';
import { readConvexCommands } from '../cli/convexCommands';
import { addRelease } from './addRelease';
import { cliSurface } from './cliSurface';
import { compareSurfaces } from './compareSurfaces';
import { type Npm, unpackRelease } from './unpackRelease';

const run = promisify(execFile);

/** What the recorder needs from outside. */
export interface RecordOptions {
  /** The project's folder, whose packages the types of the releases import. */
  projectRoot: string;
  history: History;
  /** The last release to record. */
  upTo: string;
  npm: Npm;
  /** @param version the release that is read next */
  onProgress?: (version: string) => void;
}

const entry = new URL('./readApi.mjs', import.meta.url).href;
const script = fileURLToPath(entry);

async function readSurface(projectRoot: string, packageDir: string): Promise<Surface> {
  const workDir = `${packageDir}-work`;
  const outFile = join(workDir, 'api.json');
  mkdirSync(workDir);
  const job = JSON.stringify({ packageDir, entryPoints, workDir, outFile });
  await run(process.execPath, [script, job], { env: { ...process.env, NODE_OPTIONS: '' } });
  const reader = join(projectRoot, 'plugins/reference/cli/readCommands.cjs');
  return {
    api: JSON.parse(readFileSync(outFile, 'utf8')) as Parts,
    cli: cliSurface(readConvexCommands(packageDir, reader)),
  };
}

/**
 * Adds the stable releases that the history doesn't have to it. The last one that it has is read again, because it
 * contains only changes.
 */
export async function recordReleases({
  projectRoot,
  history,
  upTo,
  npm,
  onProgress,
}: RecordOptions): Promise<History> {
  const name = history.package;
  const last = Object.keys(history.releases).at(-1) ?? '';
  if (!gt(upTo, last)) return history;
  // The real path, because the compiler identifies files by it.
  const folder = mkdtempSync(join(realpathSync(tmpdir()), 'releases-'));
  try {
    symlinkSync(join(projectRoot, 'node_modules'), join(folder, 'node_modules'), 'junction');
    const published = JSON.parse(npm(['view', name, 'versions', '--json'], folder)) as string[];
    const wanted = published
      .filter((version) => !prerelease(version) && gte(version, last) && lte(version, upTo))
      .sort(compare);
    const cacheDir = join(projectRoot, 'node_modules/.cache');
    const options = { entryPoints };
    const cache = createDiskCache<Surface>({ name: 'releases', entry, options, cacheDir });
    let result = history;
    let before: Surface | undefined;
    for (const version of wanted) {
      onProgress?.(version);
      const surface = await cache.getOrCompute(version, async () => {
        const packageDir = unpackRelease(`${name}@${version}`, folder, npm);
        return readSurface(projectRoot, packageDir);
      });
      if (before) result = addRelease(result, version, compareSurfaces(before, surface));
      before = surface;
    }
    return result;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
