import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createDiskCache, type DiskCache } from '../../build';
import type { PageResult } from './verdict';

/**
 * Opens the saved results of pages, keyed by a page's path and text.
 * @param packagesRoot the folder whose packages the samples are checked with
 */
export function openResults(packagesRoot: string): DiskCache<PageResult> {
  return createDiskCache({
    name: 'samples',
    // Every module that takes part in checking a page affects its result, not only this file.
    entry: new URL('./checkSamples.ts', import.meta.url).href,
    files: [
      ...['package.json', 'package-lock.json'].map((file) => join(packagesRoot, file)),
      // The tests' own process imports these.
      ...['vitestRunner.mjs', 'workflowEnvironment.mjs'].map((file) =>
        fileURLToPath(new URL(file, import.meta.url)),
      ),
    ],
    cacheDir: join(packagesRoot, 'node_modules/.cache'),
  });
}
