import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parseRedirects } from '../../../../../plugins/content/data/redirects';
import { product } from '../../../../../src/site/product';

describe('parseRedirects', () => {
  test('reads paths and other hosts, and skips comments', () => {
    const text = '# old\n/a\t/b#c\n\n/old   /new\n/x https://stack.convex.dev/x\n';
    expect(parseRedirects(text)).toEqual({
      redirects: [
        { from: '/a', to: '/b#c', line: 2 },
        { from: '/old', to: '/new', line: 4 },
        { from: '/x', to: 'https://stack.convex.dev/x', line: 5 },
      ],
      problems: [],
    });
  });

  test.each([
    ['/a', 'is not two paths'],
    ['/a /b /c', 'is not two paths'],
    ['a /b', 'Write /a.'],
    ['/a?x=1 /b', 'has a query or an anchor'],
    ['/a#x /b', 'has a query or an anchor'],
    ['/a/* /c', 'contains a *. Write a line for each path.'],
    ['/ /home', 'would redirect the start of the site'],
    ['/a/ /b', 'Write /a, which covers both'],
    ['/a//b /b', 'an empty or dotted part'],
    ['/a/../b /b', 'an empty or dotted part'],
    ['/a/.. /b', 'an empty or dotted part'],
    ['/a b', 'neither a route nor an https URL'],
    ['/a //evil.example', 'neither a route nor an https URL'],
    ['/a http://b.example', 'is not https'],
    ['/a javascript:alert(1)', 'is not https'],
    ['/a https://', 'is not a valid URL'],
    ['/a /b/', 'ends with a slash'],
    ['/a /b/#c', 'ends with a slash'],
    ['/a /b/*', 'contains a *'],
  ])('rejects "%s"', (line, message) => {
    const { redirects, problems } = parseRedirects(`# list\n${line}\n`);
    expect(redirects).toEqual([]);
    expect(problems).toEqual([{ line: 2, message: expect.stringContaining(message) }]);
  });

  test('reads the whole list of the site', () => {
    const { redirects, problems } = parseRedirects(
      readFileSync('plugins/content/data/redirects.txt', 'utf8'),
    );
    expect(problems).toEqual([]);
    expect(redirects.length).toBeGreaterThan(100);
    const privacy = redirects.find(({ from }) => from === '/what-we-count');
    expect(privacy?.to).toBe(product.privacyUrl);
  });
});
