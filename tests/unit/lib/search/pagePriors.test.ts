import { expect, test } from 'vitest';
import { askedKind, pagePriors } from '../../../../src/lib/search/pagePriors';

test.each([
  ['useQuery', 'api'],
  ['usePag', 'api'],
  ['ctx.db.ins', 'api'],
  ['v.union', 'api'],
  ['unique() in a query', 'api'],
  ['ConvexReactClient', 'api'],
  ['/api/query endpoint', 'http'],
  ['delete a project with the api', 'http'],
  ['list deployments over HTTP', 'http'],
  ['curl a query', 'http'],
  ['pagination', undefined],
  ['next.js qu', undefined],
  ['how to sort results', undefined],
  ['RAG', undefined],
])('%j asks for pages of kind %s', (query, kind) => {
  expect(askedKind(query)).toBe(kind);
});

test('a guide counts in full, a generated page less unless it is asked for', () => {
  const [guide, api, http] = pagePriors('pah', 'schema');
  expect(guide).toBe(1);
  expect(Math.max(api ?? 1, http ?? 1)).toBeLessThan(1);
  expect(pagePriors('a', 'defineSchema')[0]).toBeGreaterThan(api ?? 1);
  expect(pagePriors('h', 'schema api')[0]).toBeGreaterThan(http ?? 1);
});

test("the list of errors counts less for a query that isn't an error", () => {
  const prior = (query: string) => pagePriors('e', query)[0] ?? 1;
  expect(prior('useQuery loading state')).toBeLessThan(1);
  expect(prior('Could not find public function')).toBe(1);
  expect(prior('ReturnsValidationError')).toBe(1);
  expect(prior('InvalidCursor')).toBe(1);
  expect(prior('Trying to execute emails.js:send as Mutation, but it is defined as Action.')).toBe(
    1,
  );
  expect(prior('How do I run a function every day')).toBeLessThan(1);
});
