import { resolve } from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { resolveOptions } from '../../../../../plugins/commands/content-rules/options';
import contentRules from '../../../../../plugins/docusaurus/content-rules';
import { showInDevServer } from '../../../../../plugins/docusaurus/content-rules/devServer';

function pluginFor(fixture: string) {
  const siteDir = resolve('tests/fixtures/content', fixture);
  const sidebarPath = fixture === 'clean' ? 'sidebars.ts' : false;
  return contentRules({ siteDir } as LoadContext, resolveOptions({ sidebarPath }));
}

afterEach(() => vi.unstubAllEnvs());

describe('content-rules', () => {
  test('ends a build with one error that lists every mistake', async () => {
    await expect(pluginFor('several').loadContent?.()).rejects.toThrow(
      /docs\/page\.mdx:9:1 {2}.*\ndocs\/page\.mdx:11:5 {2}.*\nChecked 1 page: 2 things to mend\./,
    );
  });

  test('lets a build of clean pages go on', async () => {
    await expect(pluginFor('clean').loadContent?.()).resolves.toBeUndefined();
  });

  test('does not end `docusaurus start`', async () => {
    vi.stubEnv('NODE_ENV', 'development');
    await expect(pluginFor('several').loadContent?.()).resolves.toBeUndefined();
  });
});

describe('showInDevServer', () => {
  test('makes mistakes errors of the compilation, until they are mended', async () => {
    const reports = [
      {
        pages: 1,
        findings: [{ file: 'a', line: 1, column: 1, rule: 'r', message: 'Wrong. Mend.' }],
      },
      { pages: 1, findings: [] },
    ];
    const plugin = showInDevServer(async () => reports.shift() ?? { pages: 0, findings: [] });
    const compile = async () => {
      const errors: Error[] = [];
      const runs: Promise<void>[] = [];
      const processAssets = {
        tapPromise: (_: string, run: () => Promise<void>) => void runs.push(run()),
      };
      const compilation = { errors, emitAsset: vi.fn(), hooks: { processAssets } };
      plugin.apply({
        webpack: { sources: { RawSource: Object } },
        hooks: { thisCompilation: { tap: (_, run) => run(compilation) } },
      });
      await Promise.all(runs);
      return errors.map(({ message }) => message);
    };
    expect(await compile()).toEqual(['a:1:1  Wrong. Mend. [r]\nChecked 1 page: 1 thing to mend.']);
    expect(await compile()).toEqual([]);
  });
});
