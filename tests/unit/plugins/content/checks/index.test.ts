import { resolve } from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import { afterEach, describe, expect, test, vi } from 'vitest';
import contentRules from '../../../../../plugins/content/checks/plugin';

function pluginFor(fixture: string) {
  const siteDir = resolve('tests/fixtures/content', fixture);
  const sidebarPath = fixture === 'clean' ? 'sidebars.ts' : false;
  return contentRules({ siteDir } as LoadContext, { sidebarPath });
}

afterEach(() => vi.unstubAllEnvs());

describe('content-rules', () => {
  test('ends a build with one error that lists every mistake', async () => {
    await expect(pluginFor('several').loadContent?.()).rejects.toThrow(
      /docs\/page\.mdx:9:1 {2}.*\ndocs\/page\.mdx:11:5 {2}.*\nChecked 1 page: 2 problems to fix\./,
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
