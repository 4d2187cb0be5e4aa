import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Writes files of the build by their paths below it, and their folders. */
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
