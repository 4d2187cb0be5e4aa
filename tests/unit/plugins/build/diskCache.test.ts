import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { createDiskCache } from '../../../../plugins/build/diskCache';
import { temporaryFolder } from '../../folder';

let cacheDir: string;
const open = (files: string[] = []) => createDiskCache<unknown>({ name: 'step', cacheDir, files });

beforeEach(() => {
  cacheDir = temporaryFolder();
});

test('a result belongs to the parts of its content, in their order', () => {
  open().set(['ab', 'c'], { bytes: Buffer.from([0, 255]) });
  expect(open().get(['ab', 'c'])).toEqual({ bytes: Buffer.from([0, 255]) });
  expect(open().get(['a', 'bc'])).toBeUndefined();
});

test('a result is removed when a file that the step reads changes', () => {
  const file = join(cacheDir, 'names.json');
  open([file]).set('text', 'result');
  writeFileSync(file, 'names');
  const cache = open([file]);
  expect(cache.get('text')).toBeUndefined();
  cache.set('text', 'other');
  expect(readdirSync(join(cacheDir, 'step'))).toHaveLength(1);
});

test('a damaged result is a miss', () => {
  open().set('text', { key: 'value' });
  const [folder = ''] = readdirSync(join(cacheDir, 'step'));
  const [file = ''] = readdirSync(join(cacheDir, 'step', folder));
  writeFileSync(join(cacheDir, 'step', folder, file), '');
  expect(open().get('text')).toBeUndefined();
});

test('simultaneous calls compute once, and a failure is not stored', async () => {
  const cache = open();
  await expect(cache.getOrCompute('text', () => Promise.reject(new Error('no')))).rejects.toThrow();
  let count = 0;
  const compute = async () => {
    count += 1;
    return count;
  };
  const results = [1, 2, 3].map(() => cache.getOrCompute('text', compute));
  expect(await Promise.all(results)).toEqual([1, 1, 1]);
});
