import { describe, expect, test } from 'vitest';
import { httpDocuments } from '../../../plugins/content/data/generated';
import { isOperationPage } from '../../../src/lib/operationPages';

describe('pages with the form for a deploy key', () => {
  test('include pages of each API, wherever the site is mounted', () => {
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
  ])("don't include %s", (path) => {
    expect(isOperationPage(path)).toBe(false);
  });
});
