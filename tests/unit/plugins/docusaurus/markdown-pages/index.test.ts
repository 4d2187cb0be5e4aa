import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { AllContent, LoadContext, Plugin } from '@docusaurus/types';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import markdownPages, { validateOptions } from '../../../../../plugins/docusaurus/markdown-pages';

type PostBuild = NonNullable<Plugin['postBuild']>;

let siteDir: string;

function write(path: string, content: string) {
  mkdirSync(dirname(join(siteDir, path)), { recursive: true });
  writeFileSync(join(siteDir, path), content);
}

async function build(docs: object[]) {
  const plugin = markdownPages({ siteDir, baseUrl: '/docs/' } as LoadContext);
  const allContent: AllContent = {
    'docusaurus-plugin-content-docs': { default: { loadedVersions: [{ docs }] } },
  };
  await plugin.allContentLoaded?.({ allContent, actions: {} as never });
  await plugin.postBuild?.({
    outDir: join(siteDir, 'build'),
    siteConfig: { url: 'https://docs.convex.dev', future: { experimental_router: 'browser' } },
  } as Parameters<PostBuild>[0]);
}

beforeEach(() => {
  siteDir = mkdtempSync(join(tmpdir(), 'markdown-pages-'));
});

afterEach(() => {
  rmSync(siteDir, { recursive: true });
});

describe('markdown-pages', () => {
  test('writes each page next to its HTML, and links by route', async () => {
    write('docs/home.mdx', '---\ntitle: Home\n---\n\nTo [functions](./functions/index.mdx).\n');
    write('docs/functions/index.mdx', '---\ntitle: Functions\n---\n\n[Home](../home.mdx#top)\n');
    await build([
      { source: '@site/docs/home.mdx', permalink: '/docs/home' },
      { source: '@site/docs/functions/index.mdx', permalink: '/docs/functions' },
    ]);
    expect(readFileSync(join(siteDir, 'build/home.md'), 'utf8')).toBe(
      '# Home\n\nTo [functions](https://docs.convex.dev/docs/functions).\n',
    );
    expect(readFileSync(join(siteDir, 'build/functions.md'), 'utf8')).toContain(
      '(https://docs.convex.dev/docs/home#top)',
    );
  });

  test('stops when no docs were loaded', async () => {
    const plugin = markdownPages({ siteDir, baseUrl: '/' } as LoadContext);
    await expect(
      plugin.allContentLoaded?.({ allContent: {}, actions: {} as never }),
    ).rejects.toThrow('No docs were loaded');
  });

  test('takes no options', () => {
    expect(() => validateOptions({ options: { docs: 'docs' } as never })).toThrow(
      /^markdown-pages: .*"docs"/,
    );
  });
});
