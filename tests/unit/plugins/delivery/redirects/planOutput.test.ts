import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { parseRedirects } from '../../../../../plugins/content/data/redirects';
import {
  redirectPage,
  redirectScript,
  redirectsFile,
} from '../../../../../plugins/delivery/redirects/plugin';

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

describe('redirectsFile', () => {
  test('puts the base URL before paths and never before other hosts', () => {
    expect(redirectsFile(list, root)).toBe(
      '/a /tutorial#x 301\n/b https://stack.convex.dev/b 301\n',
    );
    expect(redirectsFile(list, below)).toBe(
      '/docs/a /docs/tutorial#x 301\n/docs/b https://stack.convex.dev/b 301\n',
    );
  });
});

describe('redirectScript', () => {
  test.each([
    ['/tutorial', '', '', '/tutorial'],
    ['/tutorial', '?a=1', '#top', '/tutorial?a=1#top'],
    ['/tutorial#x', '?a=1', '', '/tutorial?a=1#x'],
    ['/tutorial#x', '', '#top', '/tutorial#top'],
    ['/tutorial?b=2', '?a=1', '', '/tutorial?b=2&a=1'],
    ['/#/tutorial', '?a=1', '#top', '/?a=1#/tutorial'],
  ])('leads to %s with "%s" and "%s" as %s', (address, search, anchor, expected) => {
    expect(follow(redirectScript(address), search, anchor)).toBe(expected);
  });

  test('cannot close its own element', () => {
    expect(redirectScript('/api/classes/server.FilterExpression#</script>')).not.toContain('</');
  });
});

describe('redirectPage', () => {
  test('works with a script, without one, and for search engines', () => {
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
});
