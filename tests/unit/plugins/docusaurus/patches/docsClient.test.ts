import { describe, expect, test } from 'vitest';
import type { PatchTarget } from '../../../../../plugins/docusaurus/patches/definePatch';
import { DocsClientChunk, docsClient } from '../../../../../plugins/docusaurus/patches/docsClient';

describe('docsClient', () => {
  test('gives the docs client a chunk, and only that', () => {
    const cacheGroups: Record<string, { test?: RegExp; name?: string }> = { common: {} };
    new DocsClientChunk().apply({ options: { optimization: { splitChunks: { cacheGroups } } } });
    const { docsClient: group, common } = cacheGroups;
    expect(common).toEqual({});
    expect(group?.name).toBe('docs-client');
    expect(group?.test?.test('/x/plugin-content-docs/lib/client/docsUtils.js')).toBe(true);
    expect(group?.test?.test('/x/theme-common/lib/index.js')).toBe(false);
  });

  test('fails a build that is not split', () => {
    const options = { optimization: { splitChunks: false as const } };
    expect(() => new DocsClientChunk().apply({ options })).toThrow('Adapt plugins/docusaurus');
  });

  test.each([
    [{ isServer: false, isProduction: true }, true],
    [{ isServer: true, isProduction: true }, false],
    [{ isServer: false, isProduction: false }, false],
  ])('of %j is changed: %s', (target, isChanged) => {
    expect(docsClient.changes(target as PatchTarget) !== undefined).toBe(isChanged);
  });
});
