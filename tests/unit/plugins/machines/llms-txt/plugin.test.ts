import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { AllContent, LoadContext, Plugin } from '@docusaurus/types';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import llmsTxt from '../../../../../plugins/machines/llms-txt/plugin';

let siteDir: string;

beforeEach(() => {
  siteDir = mkdtempSync(join(tmpdir(), 'llms-txt-'));
  mkdirSync(join(siteDir, 'docs'));
});

afterEach(() => {
  rmSync(siteDir, { recursive: true });
});

function create() {
  const siteConfig = { url: 'https://x.dev', future: { experimental_router: 'browser' } };
  return llmsTxt({ siteDir, baseUrl: '/docs/', siteConfig } as unknown as LoadContext);
}

const props = () =>
  ({ outDir: join(siteDir, 'build') }) as Parameters<NonNullable<Plugin['postBuild']>>[0];

describe('llms-txt', () => {
  test('writes its files from the pages, with the landing page if the site has one', async () => {
    writeFileSync(join(siteDir, 'docs/home.mdx'), '---\ntitle: Home\n---\n\nHello.\n');
    const demo = join(siteDir, 'src/pages/_demo.mdx');
    mkdirSync(dirname(demo), { recursive: true });
    writeFileSync(demo, '```ts\nexport const list = query({});\n```\n');
    const docs = [{ id: 'home', source: '@site/docs/home.mdx', permalink: '/docs/home' }];
    const loadedVersions = [
      {
        docs: docs.map((each) => ({ ...each, title: 'Home', description: 'Start.' })),
        sidebars: {},
      },
    ];
    const allContent = {
      'docusaurus-plugin-content-docs': { default: { loadedVersions } },
    } as unknown as AllContent;
    const plugin = create();
    await plugin.allContentLoaded?.({ allContent, actions: {} as never });
    await plugin.postBuild?.(props());
    const read = (path: string) => readFileSync(join(siteDir, 'build', path), 'utf8');
    expect(read('llms.txt')).toContain('- [Home](https://x.dev/docs/home.md): Start.\n');
    expect(read('llms.txt')).toContain('(https://x.dev/docs/index.md)');
    expect(read('llms-full.txt')).toContain('# Home\n\nHello.\n');
    expect(read('llms-full.txt')).toContain('export const list = query({});');
    expect(read('robots.txt')).toContain('Sitemap: https://x.dev/docs/sitemap.xml\n');
  });
});
