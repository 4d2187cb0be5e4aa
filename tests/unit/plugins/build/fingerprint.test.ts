import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fingerprint, importClosure } from '../../../../plugins/build/fingerprint';
import { createProject } from './createProject';

let root: string;
let write: (file: string, text: string) => void;

beforeEach(() => {
  ({ root, write } = createProject());
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

describe('importClosure', () => {
  it('lists every project file that the entry imports or names, however deep', () => {
    const files = importClosure('plugins/step/index.ts', root);
    expect(files.map((file) => file.slice(root.length + 1))).toEqual([
      'plugins/build/helper.ts',
      'plugins/step/data.json',
      'plugins/step/index.ts',
      'plugins/step/lazy.ts',
      'plugins/step/script.cjs',
      'plugins/step/shape.ts',
      'plugins/step/thread.mjs',
      'plugins/step/worker.mjs',
      'src/components/list.tsx',
      'src/lib/deep/index.ts',
      'src/site/later.ts',
    ]);
  });

  it('follows imports that form a cycle once', () => {
    write('src/components/list.tsx', "import '../../plugins/step/index';");
    expect(importClosure('plugins/step/index.ts', root)).toHaveLength(11);
  });
});

describe('fingerprint', () => {
  it('is the same for a path and a file URL', () => {
    const url = new URL(`file://${join(root, 'plugins/step/index.ts')}`).href;
    expect(fingerprint({ entry: url, root })).toBe(
      fingerprint({ entry: 'plugins/step/index.ts', root }),
    );
  });
});
