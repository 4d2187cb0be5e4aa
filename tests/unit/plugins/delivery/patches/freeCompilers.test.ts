import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { Compiler, rspack as Rspack } from '@rspack/core';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { FreeCompilers } from '../../../../../plugins/delivery/patches/freeCompilers';

// Rspack is a package of @docusaurus/faster, not of the site.
const faster = createRequire(createRequire(import.meta.url).resolve('@docusaurus/faster'));
const { rspack } = faster('@rspack/core') as { rspack: typeof Rspack };

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'free-compilers-'));
  writeFileSync(join(folder, 'index.js'), 'console.log(1);');
});
afterAll(() => rmSync(folder, { recursive: true }));

class TestRuntimeModule extends rspack.RuntimeModule {
  constructor() {
    super('test', rspack.RuntimeModule.STAGE_ATTACH);
  }

  override generate() {
    return `globalThis.chunkName = ${JSON.stringify(this.chunk?.name)};`;
  }
}

/** Adds a runtime module written in JavaScript, as Docusaurus' ChunkAssetPlugin does. */
class AddModule {
  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap('test', (compilation) => {
      compilation.hooks.additionalTreeRuntimeRequirements.tap('test', (chunk) => {
        compilation.addRuntimeModule(chunk, new TestRuntimeModule());
      });
    });
  }
}

/** Keeps the compiler, as ReactLoadableSSRAddon does. */
class Keep {
  compiler: Compiler | null = null;
  stats: object | null = { chunks: [] };

  apply(compiler: Compiler) {
    this.compiler = compiler;
  }
}

/** Builds and closes, and returns a reference that is empty once the compiler has been collected. */
function build(plugins: object[]): Promise<WeakRef<Compiler>> {
  return new Promise((resolve, reject) => {
    const compiler = rspack({
      mode: 'production',
      context: folder,
      entry: './index.js',
      output: { path: join(folder, 'out') },
      plugins: plugins as never[],
    });
    compiler.run((error, stats) => {
      if (error || stats?.hasErrors()) reject(error ?? new Error(stats?.toString()));
      compiler.close(() => resolve(new WeakRef(compiler)));
    });
  });
}

async function isCollected(compiler: WeakRef<Compiler>): Promise<boolean> {
  setFlagsFromString('--expose-gc');
  const gc = runInNewContext('gc') as () => void;
  for (let round = 0; round < 10 && compiler.deref() !== undefined; round += 1) {
    await sleep(20);
    gc();
  }
  return compiler.deref() === undefined;
}

test('a compiler is collected although a runtime module and a plugin knew it', async () => {
  const collect = vi.fn();
  const keep = new Keep();
  const compiler = await build([new AddModule(), keep, new FreeCompilers(collect)]);
  // When all modules are there, and at the end.
  expect(collect).toHaveBeenCalledTimes(2);
  expect(keep).toEqual({ compiler: null, stats: null });
  expect(await isCollected(compiler)).toBe(true);
});

test('a runtime module keeps a compiler without the patch, which is its reason', async () => {
  expect(await isCollected(await build([new AddModule()]))).toBe(false);
});

test('runtime modules know their chunk while the build needs them', async () => {
  await build([new AddModule(), new FreeCompilers(() => {})]);
  expect(readFileSync(join(folder, 'out/main.js'), 'utf8')).toContain('chunkName="main"');
});
