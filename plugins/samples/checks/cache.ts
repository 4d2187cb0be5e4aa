import { join } from 'node:path';
import { createDiskCache, type DiskCache } from '../../build';
import type { PageResult } from './verdict';

/**
 * Opens the saved results of pages, keyed by a page's path and text.
 * @param packagesRoot the folder whose packages the samples are checked with
 */
export function openResults(packagesRoot: string): DiskCache<PageResult> {
  return createDiskCache({
    name: 'samples',
    files: ['package.json', 'package-lock.json'].map((file) => join(packagesRoot, file)),
    cacheDir: join(packagesRoot, 'node_modules/.cache'),
  });
}
