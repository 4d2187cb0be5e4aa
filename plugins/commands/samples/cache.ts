import { join } from 'node:path';
import { createDiskCache, type DiskCache } from '../../lib/diskCache';
import type { PageResult } from './types';

/**
 * Opens the results of pages from earlier runs, by the page's name and text.
 * @param packagesRoot the folder whose packages the samples are checked with
 */
export function openResults(packagesRoot: string): DiskCache<PageResult> {
  return createDiskCache({
    name: 'samples',
    // Not only this file: whatever takes part in checking a page decides its result.
    entry: new URL('./checkSamples.ts', import.meta.url).href,
    files: ['package.json', 'package-lock.json'].map((file) => join(packagesRoot, file)),
    cacheDir: join(packagesRoot, 'node_modules/.cache'),
  });
}
