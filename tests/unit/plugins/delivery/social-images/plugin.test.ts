import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AllContent, LoadContext, Plugin } from '@docusaurus/types';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import ogImages from '../../../../../plugins/delivery/social-images/plugin';

type PostBuild = NonNullable<Plugin['postBuild']>;

let siteDir: string;

async function build(title: string, router = 'browser') {
  const options = { siteName: 'convex docs', pages: {} };
  const siteConfig = { future: { experimental_router: router } };
  const plugin = ogImages({ siteDir, siteConfig, baseUrl: '/' } as LoadContext, options);
  const description = 'Write a query that reads the database, and keep its result current. '.repeat(
    3,
  );
  const docs = ['/home', '/functions/actions'].map((permalink) => ({
    id: permalink,
    title,
    description,
    permalink,
    frontMatter: {},
  }));
  const allContent: AllContent = {
    'docusaurus-plugin-content-docs': { default: { loadedVersions: [{ docs, sidebars: {} }] } },
  };
  await plugin.allContentLoaded?.({ allContent, actions: {} as never });
  await plugin.postBuild?.({ outDir: join(siteDir, 'build') } as Parameters<PostBuild>[0]);
}

beforeEach(() => {
  siteDir = mkdtempSync(join(tmpdir(), 'og-images-'));
  mkdirSync(join(siteDir, 'src/css'), { recursive: true });
  copyFileSync('src/css/tokens.css', join(siteDir, 'src/css/tokens.css'));
  vi.spyOn(console, 'info').mockImplementation(() => {});
});

afterEach(() => {
  rmSync(siteDir, { recursive: true });
  vi.restoreAllMocks();
});

describe('og-images', () => {
  test('draws 1200 by 630 pixels in at most 80 kB, and only once', {
    timeout: 20_000,
  }, async () => {
    await build('Other recommendations for a project that grows');
    for (const path of ['build/og/home.png', 'build/og/functions/actions.png']) {
      const png = readFileSync(join(siteDir, path));
      expect(png.subarray(1, 4).toString()).toBe('PNG');
      expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
      expect(png.length).toBeGreaterThan(3_000);
      expect(png.length).toBeLessThanOrEqual(80_000);
    }
    rmSync(join(siteDir, 'build'), { recursive: true });
    await build('Other recommendations for a project that grows');
    expect(console.info).toHaveBeenLastCalledWith('[og-images] 2 images, 0 newly drawn.');
    expect(readdirSync(join(siteDir, 'build/og'))).toContain('home.png');
  });
});
