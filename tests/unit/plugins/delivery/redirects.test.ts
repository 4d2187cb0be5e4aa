import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { expect, test } from 'vitest';
import { parseRedirects } from '../../../../plugins/content/data/redirects';
import redirects, {
  hostRedirects,
  redirectPage,
  redirectScript,
} from '../../../../plugins/delivery/redirects';
import { temporaryFolder, write } from '../../folder';

type Build = Parameters<NonNullable<Plugin['postBuild']>>[0];

const siteDir = temporaryFolder();
const outDir = join(siteDir, 'build');
const listFile = 'plugins/content/data/redirects.txt';

test.each([
  ['# list\na /tutorial\n', '2 The source a'],
  ['/a /gone\n', '1 The target /gone'],
])('the build stops at a fault in the list, naming file and line: %j', async (list, fault) => {
  write(siteDir, listFile, list);
  const plugin = redirects({ siteDir } as LoadContext);
  const siteConfig = { url: 'https://x.dev', future: { experimental_router: 'browser' } };
  const routesPaths = ['/tutorial', '/404.html'];
  const build = async () => {
    const content = await plugin.loadContent?.();
    const site = { content, outDir, baseUrl: '/', routesPaths, siteConfig };
    await plugin.postBuild?.(site as unknown as Build & { content: never });
  };
  await expect(build()).rejects.toThrow(`${listFile}:${fault}`);
});

const root = { siteUrl: 'https://docs.convex.dev', baseUrl: '/', router: 'browser' } as const;
const below = { ...root, baseUrl: '/docs/' };

const list = parseRedirects('/a /tutorial#x\n/b https://stack.convex.dev/b\n').redirects;

/** Runs a page's script as a browser would and returns where it leads. */
function follow(script: string, search: string, hashOfReader: string): string | undefined {
  let target: string | undefined;
  const location = {
    search,
    hash: hashOfReader,
    replace: (url: string) => {
      target = url;
    },
  };
  runInNewContext(script, { location });
  return target;
}

test('the file for hosts puts the base URL before paths and never before other hosts', () => {
  expect(hostRedirects(list, root)).toBe('/a /tutorial#x 301\n/b https://stack.convex.dev/b 301\n');
  expect(hostRedirects(list, below)).toBe(
    '/docs/a /docs/tutorial#x 301\n/docs/b https://stack.convex.dev/b 301\n',
  );
});

test.each([
  ['/tutorial', '', '', '/tutorial'],
  ['/tutorial', '?a=1', '#top', '/tutorial?a=1#top'],
  ['/tutorial#x', '?a=1', '', '/tutorial?a=1#x'],
  ['/tutorial#x', '', '#top', '/tutorial#top'],
  ['/tutorial?b=2', '?a=1', '', '/tutorial?b=2&a=1'],
  ['/#/tutorial', '?a=1', '#top', '/?a=1#/tutorial'],
])('a redirect to %s leads with "%s" and "%s" as %s', (address, search, anchor, expected) => {
  expect(follow(redirectScript(address), search, anchor)).toBe(expected);
});

test('the script cannot close its own element', () => {
  expect(redirectScript('/api/classes/server.FilterExpression#</script>')).not.toContain('</');
});

test('the page works with a script, without one, and for search engines', () => {
  const content = redirectPage('/tutorial?a=1&b=2#x', below);
  expect(content).toContain(
    '<meta http-equiv="refresh" content="0; url=/docs/tutorial?a=1&amp;b=2#x">',
  );
  expect(content).toContain('<meta name="robots" content="noindex">');
  expect(content).toContain(
    '<link rel="canonical" href="https://docs.convex.dev/docs/tutorial?a=1&amp;b=2">',
  );
  expect(content).toContain('<a href="/docs/tutorial?a=1&amp;b=2#x">');
  expect(content).toContain('<script>var l=location;');
});
