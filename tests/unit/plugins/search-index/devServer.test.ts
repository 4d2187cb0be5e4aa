import { describe, expect, test } from 'vitest';
import { serveInDevServer } from '../../../../plugins/search-index/devServer';

type Plugin = ReturnType<typeof serveInDevServer>;

/** Has a bundler compile once, and gives what the plugin put into the compilation. */
async function compile(plugin: Plugin) {
  const assets = new Map<string, unknown>();
  const errors: Error[] = [];
  const runs: (() => Promise<void>)[] = [];
  const compilation = {
    errors,
    emitAsset: (name: string, source: unknown) => assets.set(name, source),
    hooks: {
      processAssets: {
        tapPromise: (_: string, run: () => Promise<void>) => void runs.push(run),
      },
    },
  };
  class RawSource {
    constructor(readonly text: string) {}
  }
  plugin.apply({
    webpack: { sources: { RawSource } },
    hooks: { thisCompilation: { tap: (_, run) => run(compilation) } },
  });
  for (const run of runs) await run();
  return { assets, errors };
}

describe('the development server', () => {
  test('has the index of the draft, made afresh with each compilation', async () => {
    let draft = 'first';
    const plugin = serveInDevServer(async () => new Map([['search-index/draft/head.json', draft]]));
    const before = await compile(plugin);
    expect(before.assets.get('search-index/draft/head.json')).toMatchObject({ text: 'first' });
    draft = 'second';
    const after = await compile(plugin);
    expect(after.assets.get('search-index/draft/head.json')).toMatchObject({ text: 'second' });
    expect(after.errors).toEqual([]);
  });

  test('shows why an index could not be made as an error of the compilation', async () => {
    const plugin = serveInDevServer(() => Promise.reject(new Error('search-index: no docs.')));
    const { assets, errors } = await compile(plugin);
    expect(errors.map(({ message }) => message)).toEqual(['search-index: no docs.']);
    expect(assets.size).toBe(0);
  });
});
