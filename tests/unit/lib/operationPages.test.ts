import { describe, expect, test } from 'vitest';
import { httpDocuments } from '../../../plugins/lib/httpDocuments';
import { isOperationPage } from '../../../src/lib/operationPages';

describe('pages with the form for a deploy key', () => {
  test.each(Object.keys(httpDocuments))(
    'include pages of %s, wherever the site is mounted',
    (id) => {
      for (const path of [
        `/${id}`,
        `/${id}/any?a#b`,
        `/docs/${id}/any`,
        `https://a.dev/x/#/${id}/any`,
      ]) {
        expect(isOperationPage(path)).toBe(true);
      }
    },
  );

  test.each([
    'https://docs.convex.dev/',
    '/api/modules/server',
    '/http-api#deployment-api',
    '/http-api?q=management-api',
  ])("don't include %s", (path) => {
    expect(isOperationPage(path)).toBe(false);
  });
});
