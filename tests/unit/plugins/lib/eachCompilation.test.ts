import { describe, expect, test } from 'vitest';
import { eachCompilation } from '../../../../plugins/lib/eachCompilation';

type Plugin = ReturnType<typeof eachCompilation>;

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
    readonly text: string;
    constructor(text: string) {
      this.text = text;
    }
  }
  plugin.apply({
    webpack: { sources: { RawSource } },
    hooks: { thisCompilation: { tap: (_, run) => run(compilation) } },
  });
  for (const run of runs) await run();
  return { assets, errors };
}

describe('what runs with each compilation', () => {
  test('serves its files afresh', async () => {
    let draft = 'first';
    const plugin = eachCompilation('search-index', async ({ emit }) => emit('draft.json', draft));
    const before = await compile(plugin);
    expect(before.assets.get('draft.json')).toMatchObject({ text: 'first' });
    draft = 'second';
    const after = await compile(plugin);
    expect(after.assets.get('draft.json')).toMatchObject({ text: 'second' });
    expect(after.errors).toEqual([]);
  });

  test('shows what it reports, and what it throws, as mistakes', async () => {
    const plugin = eachCompilation('search-index', async ({ report }) => {
      report('docs/a.mdx:3 Mend it.');
      throw new Error('search-index: no docs.');
    });
    const { assets, errors } = await compile(plugin);
    const messages = errors.map(({ message }) => message);
    expect(messages).toEqual(['docs/a.mdx:3 Mend it.', 'search-index: no docs.']);
    expect(assets.size).toBe(0);
  });
});
