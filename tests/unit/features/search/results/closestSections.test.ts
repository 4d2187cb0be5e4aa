import { expect, test } from 'vitest';
import { closestSections } from '../../../../../src/features/search/results/closestSections';

const pages = [
  { path: '/docs/functions', title: 'Functions' },
  { path: '/docs/functions/actions', title: 'Actions' },
  { path: '/docs/database', title: 'Database' },
  { path: '/docs/database/schemas', title: 'Schemas' },
  { path: '/docs/auth', title: 'Authentication' },
  { path: '/docs/', title: 'Start' },
];
const closest = (query: string) =>
  closestSections(query, pages, '/docs/', 2).map(({ path }) => path);

test.each([
  ['shcemas', '/docs/database'],
  ['databse indx', '/docs/database'],
  ['acions', '/docs/functions'],
  ['authent', '/docs/auth'],
])('the section closest to %j is %s', (query, path) => {
  expect(closest(query)[0]).toBe(path);
});

test('returns only sections, as many as requested', () => {
  expect(closest('anything')).toHaveLength(2);
});
