import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { AllContent, LoadContext, Plugin } from '@docusaurus/types';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import markdownPages from '../../../../../plugins/machines/markdown/plugin';
import { landing } from '../../../../../src/site/landing';

type PostBuild = NonNullable<Plugin['postBuild']>;

let siteDir: string;

function write(path: string, content: string) {
  mkdirSync(dirname(join(siteDir, path)), { recursive: true });
  writeFileSync(join(siteDir, path), content);
}

const siteConfig = { url: 'https://docs.convex.dev', future: { experimental_router: 'browser' } };

const create = () =>
  markdownPages({ siteDir, baseUrl: '/docs/', siteConfig } as unknown as LoadContext);

async function build(docs: object[]) {
  const plugin = create();
  const allContent: AllContent = {
    'docusaurus-plugin-content-docs': { default: { loadedVersions: [{ docs }] } },
  };
  await plugin.allContentLoaded?.({ allContent, actions: {} as never });
  await plugin.postBuild?.({ outDir: join(siteDir, 'build') } as Parameters<PostBuild>[0]);
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
      '> Source: <https://docs.convex.dev/docs/home>. Index of all pages as Markdown: <https://docs.convex.dev/docs/llms.txt>.\n\n' +
        '# Home\n\nTo [functions](https://docs.convex.dev/docs/functions).\n',
    );
    expect(readFileSync(join(siteDir, 'build/functions.md'), 'utf8')).toContain(
      '(https://docs.convex.dev/docs/home#top)',
    );
  });

  test('writes the landing page, which has no MDX file', async () => {
    write('src/pages/_demo.mdx', '```ts title="convex/tasks.ts"\nconst list = 1;\n```\n');
    await build([]);
    const text = readFileSync(join(siteDir, 'build/index.md'), 'utf8');
    expect(text).toContain(`\n# ${landing.title}\n\n${landing.lead}\n`);
    expect(text).toContain('[Build the chat app](https://docs.convex.dev/docs/tutorial)');
    expect(text).toContain('```ts title="convex/tasks.ts"\nconst list = 1;\n```\n');
    expect(text).toContain('`tasks.toggle` writes one document → `tasks.list` runs again');
    expect(text).toMatch(/- \[Discord\]\(https:[^)]+\): Ask a question/);
  });
});
