import { execFile } from 'node:child_process';
import {
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createDiskCache, type DiskCacheOptions } from '../../../../plugins/build/diskCache';
import { createProject } from './createProject';

let root: string;
let write: (file: string, text: string) => void;

function open(options: Partial<DiskCacheOptions> = {}) {
  return createDiskCache<unknown>({
    name: 'step',
    entry: 'plugins/step/index.ts',
    root,
    ...options,
  });
}

const dir = () => join(root, 'node_modules/.cache/step');
const entries = () => (existsSync(dir()) ? readdirSync(dir()) : []);

beforeEach(() => {
  ({ root, write } = createProject());
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

describe('a stored result', () => {
  const compute = async (options?: Partial<DiskCacheOptions>, content = 'text') => {
    let computed = false;
    await open(options).getOrCompute(content, () => {
      computed = true;
      return 'result';
    });
    return computed;
  };

  it('is used again while nothing changed', async () => {
    expect(await compute()).toBe(true);
    expect(await compute()).toBe(false);
    expect(open().get('text')).toBe('result');
  });

  it.each([
    ['the entry', 'plugins/step/index.ts'],
    ['an imported helper', 'plugins/build/helper.ts'],
    ['a helper two levels deep', 'src/lib/deep/index.ts'],
    ['a component list three levels deep', 'src/components/list.tsx'],
    ['an import through @site', 'src/site/later.ts'],
    ["a worker's import", 'plugins/step/thread.mjs'],
    ['a data file', 'plugins/step/data.json'],
    ['the lockfile', 'package-lock.json'],
  ])('is computed again when %s changes', async (_, file) => {
    await compute();
    write(file, `${readFileSync(join(root, file), 'utf8')}\n`);
    expect(await compute()).toBe(true);
    expect(await compute()).toBe(false);
  });

  it('is computed again when the options change', async () => {
    await compute({ options: { strict: true } });
    expect(await compute({ options: { strict: false } })).toBe(true);
    expect(await compute({ options: { strict: true } })).toBe(false);
  });

  it('is computed again when a file that the step reads changes, appears or goes', async () => {
    const files = ['docs/terms.txt'];
    await compute({ files });
    write('docs/terms.txt', 'two');
    expect(await compute({ files })).toBe(true);
    rmSync(join(root, 'docs/terms.txt'));
    expect(await compute({ files })).toBe(true);
    write('docs/terms.txt', 'two');
    expect(await compute({ files })).toBe(false);
  });

  it('is computed again when the content changes', async () => {
    await compute();
    expect(await compute({}, 'other text')).toBe(true);
  });

  it('stays when a file changes that the step does not import', async () => {
    await compute();
    write('plugins/step/unrelated.ts', '// changed');
    write('node_modules/pkg/index.js', '// changed');
    expect(await compute()).toBe(false);
  });

  it('belongs to the parts of its content in their order', () => {
    const cache = open();
    cache.set(['ab', 'c'], 1);
    expect(cache.get(['a', 'bc'])).toBeUndefined();
    expect(cache.get(['ab', 'c'])).toBe(1);
  });
});

describe('createDiskCache', () => {
  it.each([
    ['is cut off', (bytes: Buffer) => bytes.subarray(0, bytes.length - 3)],
    [
      'has a changed byte',
      (bytes: Buffer) => Buffer.from(bytes.toString('latin1').replace('v', 'w')),
    ],
    ['is empty', () => Buffer.alloc(0)],
  ])('treats an entry that %s as a miss', (_, damage) => {
    open().set('text', { key: 'vvvv' });
    const file = join(dir(), entries()[0] ?? '');
    writeFileSync(file, damage(readFileSync(file)));
    expect(open().get('text')).toBeUndefined();
    expect(open().getOrComputeSync('text', () => 'again')).toBe('again');
    expect(open().get('text')).toBe('again');
  });

  it('stores bytes as they are', () => {
    const cache = createDiskCache<Uint8Array>({
      name: 'step',
      entry: 'plugins/step/index.ts',
      root,
      format: 'bytes',
    });
    cache.set('text', new Uint8Array([0, 255, 10]));
    expect([...(cache.get('text') ?? [])]).toEqual([0, 255, 10]);
  });

  it('computes once for simultaneous calls', async () => {
    const cache = open();
    let count = 0;
    const compute = async () => {
      count += 1;
      return count;
    };
    expect(await Promise.all([1, 2, 3].map(() => cache.getOrCompute('text', compute)))).toEqual([
      1, 1, 1,
    ]);
  });

  it('does not store the result of a step that fails', async () => {
    const cache = open();
    const fail = () => Promise.reject(new Error('no'));
    await expect(cache.getOrCompute('text', fail)).rejects.toThrow('no');
    expect(await cache.getOrCompute('text', () => 'yes')).toBe('yes');
  });

  it('removes the entries that were not used for the longest time above its size', () => {
    const cache = open({ maxBytes: 10_000 });
    const name = (index: number) => `page ${index}`;
    for (let index = 0; index < 8; index += 1) {
      const before = new Set(entries());
      cache.set(name(index), 'x'.repeat(1000));
      const file = entries().find((entry) => !before.has(entry)) ?? '';
      utimesSync(join(dir(), file), 1000 + index, 1000 + index);
    }
    cache.get(name(0));
    for (let index = 8; index < 12; index += 1) cache.set(name(index), 'x'.repeat(1000));

    const size = entries().reduce((sum, file) => sum + statSync(join(dir(), file)).size, 0);
    expect(size).toBeLessThanOrEqual(10_000);
    expect(cache.get(name(0))).toBeDefined();
    expect(cache.get(name(1))).toBeUndefined();
    expect(cache.get(name(11))).toBeDefined();
  });

  it('is shared by processes that write the same entries', async () => {
    const module = new URL('../../../../plugins/build/diskCache.ts', import.meta.url).pathname;
    write(
      'writer.cjs',
      `const { createDiskCache } = require('jiti')(__filename, { cache: false })(${JSON.stringify(module)});
const cache = createDiskCache({ name: 'step', entry: 'plugins/step/index.ts', root: ${JSON.stringify(root)} });
let misses = 0;
for (let round = 0; round < 20; round += 1) {
  for (let page = 0; page < 10; page += 1) {
    const text = 'x'.repeat(page * 5000);
    cache.set('page ' + page, text);
    if (cache.get('page ' + page) !== text) misses += 1;
  }
}
console.log(misses);`,
    );
    const run = () =>
      promisify(execFile)(process.execPath, [join(root, 'writer.cjs')], {
        env: { ...process.env, NODE_PATH: join(process.cwd(), 'node_modules') },
      });
    const runs = await Promise.all([run(), run(), run()]);
    expect(runs.map(({ stdout }) => stdout.trim())).toEqual(['0', '0', '0']);
    expect(entries()).toHaveLength(10);
    expect(open().get('page 9')).toHaveLength(45_000);
  });
});
