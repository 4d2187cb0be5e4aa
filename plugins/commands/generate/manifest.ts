import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { generatedDir } from '../../lib/generatedDir';
import { isBeingWritten, writeChanged } from '../../lib/writeChanged';

/** What a generator wrote last, and from what. */
export interface Manifest {
  /** The hash of the inputs; undefined where they have a fault that has to be reported again. */
  inputs?: string | undefined;
  /** Files from the site's directory to their size and time, by which an edit is noticed. */
  files: Record<string, { size: number; mtimeMs: number }>;
}

const fileOf = (siteDir: string, step: string) =>
  join(siteDir, generatedDir, `manifests/${step}.json`);

/** Reads what a generator wrote last; undefined before its first run. */
export function readManifest(siteDir: string, step: string): Manifest | undefined {
  try {
    return JSON.parse(readFileSync(fileOf(siteDir, step), 'utf8')) as Manifest;
  } catch {
    return undefined;
  }
}

/** Whether everything that was written is still there as it was written. */
export function isIntact(siteDir: string, { files }: Manifest): boolean {
  return Object.entries(files).every(([file, { size, mtimeMs }]) => {
    const stats = statSync(join(siteDir, file), { throwIfNoEntry: false });
    return stats?.size === size && stats.mtimeMs === mtimeMs;
  });
}

/**
 * Writes what a generator made and removes what it wrote before and makes no more. Files that it didn't write stay.
 * @throws before anything is written when a file is in the way that the generator didn't write.
 */
export function writeGenerated(
  siteDir: string,
  step: string,
  files: ReadonlyMap<string, string>,
  inputs: string | undefined,
): void {
  const before = readManifest(siteDir, step);
  for (const [file, text] of before ? files : []) {
    const path = join(siteDir, file);
    if (Object.hasOwn(before?.files ?? {}, file) || !existsSync(path)) continue;
    if (readFileSync(path, 'utf8') === text) continue;
    throw new Error(
      `generate: ${step} has to write ${file}, but the file exists and is not generated. Move or delete it.`,
    );
  }
  for (const [file, text] of files) writeChanged(join(siteDir, file), text);
  for (const file of Object.keys(before?.files ?? {})) {
    if (!files.has(file)) rmSync(join(siteDir, file), { force: true });
  }
  const stats = [...files.keys()].map((file) => {
    const { size, mtimeMs } = statSync(join(siteDir, file));
    return [file, { size, mtimeMs }] as const;
  });
  const manifest: Manifest = { inputs, files: Object.fromEntries(stats) };
  const path = fileOf(siteDir, step);
  mkdirSync(dirname(path), { recursive: true });
  writeChanged(path, `${JSON.stringify(manifest)}\n`);
}

/** Lists files in a generator's folders that it didn't write. */
export function foreignFiles(
  siteDir: string,
  folders: readonly string[],
  files: Manifest['files'],
): string[] {
  return folders.flatMap((folder) => {
    if (!existsSync(join(siteDir, folder))) return [];
    return readdirSync(join(siteDir, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !isBeingWritten(entry.name))
      .map(({ parentPath, name }) =>
        posix.join(
          folder,
          join(parentPath, name).slice(join(siteDir, folder).length).replaceAll('\\', '/'),
        ),
      )
      .filter((file) => !Object.hasOwn(files, file))
      .sort();
  });
}
