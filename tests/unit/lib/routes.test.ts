import { describe, expect, test } from 'vitest';
import { httpDocuments } from '../../../plugins/content/data/generated';
import { isOperationPage, routeAddress, routeOf } from '../../../src/lib/routes';
import { tryDecode } from '../../../src/lib/tryDecode';

test.each([
  ['/', '/', '/'],
  ['/functions/', '/', '/functions'],
  ['/docs/', '/docs/', '/'],
  ['/docs', '/docs/', '/'],
  ['/docs/functions', '/docs/', '/functions'],
  ['/docs-old', '/docs/', '/docs-old'],
])('%s below %s has the route %s', (permalink, baseUrl, route) => {
  expect(routeOf(permalink, baseUrl)).toBe(route);
});

test.each([
  ['/', '/docs/', 'browser', '/docs/'],
  ['/functions#x', '/docs/', 'browser', '/docs/functions#x'],
  ['/functions#x', '/docs/', 'hash', '/docs/#/functions#x'],
] as const)('the route %s below %s is in %s mode at %s', (route, baseUrl, router, address) => {
  expect(routeAddress(route, { baseUrl, router })).toBe(address);
});

test.each([
  ['caf%C3%A9', 'café'],
  ['50%', undefined],
  ['caf%E9', undefined],
])('"%s" is decoded as %j', (text, decoded) => {
  expect(tryDecode(text)).toBe(decoded);
});

describe('pages with the form for a deploy key', () => {
  test('are those of each HTTP API, wherever the site is mounted', () => {
    const paths = Object.keys(httpDocuments).flatMap((id) => [
      `/${id}`,
      `/${id}/any?a#b`,
      `/docs/${id}/any`,
      `https://a.dev/x/#/${id}/any`,
    ]);
    expect(paths.length).toBeGreaterThan(8);
    expect(paths.filter((path) => !isOperationPage(path))).toEqual([]);
  });

  test.each([
    'https://docs.convex.dev/',
    '/api/modules/server',
    '/http-api#deployment-api',
    '/generated-api/server',
    '/client/open-api',
    '/http-api?q=management-api',
  ])("aren't %s", (path) => {
    expect(isOperationPage(path)).toBe(false);
  });
});
