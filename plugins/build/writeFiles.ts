import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

const part = '.part';

/** Whether a file is a temporary one that `writeChanged`, possibly in another process, is about to rename. */
export function isBeingWritten(file: string): boolean {
  return file.endsWith(part);
}

/**
 * Writes a text file, and its folders, unless the file already contains the text: the bundler checks
 * modification times. The file is written under a temporary name and then renamed, because checks in parallel
 * processes read each other's output.
 */
export function writeChanged(file: string, text: string): void {
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return;
  mkdirSync(dirname(file), { recursive: true });
  const unfinished = `${file}.${process.pid}${part}`;
  writeFileSync(unfinished, text);
  renameSync(unfinished, file);
}

export async function writeFiles(
  outDir: string,
  files: Iterable<readonly [path: string, content: string | Uint8Array]>,
): Promise<void> {
  for (const [path, content] of files) {
    const file = join(outDir, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, content);
  }
}
