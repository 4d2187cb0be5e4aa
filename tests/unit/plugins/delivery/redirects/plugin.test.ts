import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import redirects from '../../../../../plugins/delivery/redirects/plugin';

type PostBuild = NonNullable<Plugin['postBuild']>;

let siteDir: string;
let outDir: string;

function write(path: string, content: string) {
  const file = join(siteDir, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}

async function build(list: string, routes: string[]) {
  write('plugins/content/data/redirects.txt', list);
  const plugin = redirects({ siteDir } as LoadContext);
  const content = await plugin.loadContent?.();
  await plugin.postBuild?.({
    content,
    outDir,
    baseUrl: '/',
    routesPaths: [...routes, '/404.html'],
    siteConfig: { url: 'https://docs.convex.dev', future: { experimental_router: 'browser' } },
  } as unknown as Parameters<PostBuild>[0] & { content: never });
}

const output = (path: string) => readFileSync(join(outDir, path), 'utf8');

beforeEach(() => {
  siteDir = mkdtempSync(join(tmpdir(), 'redirects-'));
  outDir = join(siteDir, 'build');
  write('build/tutorial.html', '<h2 id=how-it-works>');
  vi.spyOn(console, 'info').mockImplementation(() => {});
});

afterEach(() => {
  rmSync(siteDir, { recursive: true });
  vi.restoreAllMocks();
});

describe('redirects', () => {
  test('writes a page for each old path, _redirects and the list of the Worker, and counts them', async () => {
    await build('/a/b /tutorial#how-it-works\n/old /tutorial\n', ['/', '/tutorial']);
    expect(output('_redirects')).toBe('/a/b /tutorial#how-it-works 301\n/old /tutorial 301\n');
    expect(output('a/b.html')).toContain('/tutorial#how-it-works');
    expect(JSON.parse(output('edge/redirects.json'))).toEqual({
      '/a/b': '/tutorial#how-it-works',
      '/old': '/tutorial',
    });
    expect(existsSync(join(outDir, 'redirects.json'))).toBe(false);
    expect(console.info).toHaveBeenCalledExactlyOnceWith('[redirects] 2 written.');
  });

  test('stops the build at an anchor that the built page does not have', async () => {
    await expect(build('/a /tutorial#gone\n', ['/tutorial'])).rejects.toThrow(
      'plugins/content/data/redirects.txt:1 /tutorial has no heading with the id "gone"',
    );
  });

  test('stops at a fault in the list, naming file and line', async () => {
    await expect(build('# list\na /tutorial\n', [])).rejects.toThrow(
      'plugins/content/data/redirects.txt:2 The source a',
    );
    await expect(build('/a /gone\n', ['/tutorial'])).rejects.toThrow(
      'plugins/content/data/redirects.txt:1 The target /gone',
    );
  });
});
