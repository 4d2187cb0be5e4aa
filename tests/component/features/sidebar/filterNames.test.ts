import type { PropSidebarItem } from '@docusaurus/plugin-content-docs';
import { describe, expect, test } from 'vitest';
import { filterNames, rankName } from '../../../../src/features/sidebar/SidebarMatches';

const link = (label: string): PropSidebarItem => ({ type: 'link', label, href: `/${label}` });

const category = (
  label: string,
  items: PropSidebarItem[],
  collapsible = true,
): PropSidebarItem => ({
  type: 'category',
  label,
  items,
  collapsible,
  collapsed: false,
});

const items = [
  category('react', [
    category('Functions', [link('useQueries'), link('useQuery'), link('usePaginatedQuery')], false),
    category('Types', [category('Types of react', [link('RequestForQueries')])], false),
  ]),
  category('server', [link('Query'), link('queryGeneric'), link('getFunctionName')]),
];

const found = (query: string) =>
  filterNames(items, query).map(({ label, items: own }) => [label, own.map((one) => one.label)]);

describe('a name', () => {
  test.each([
    ['useQuery', 'usequery', 0],
    ['useQuery', 'useq', 1],
    ['usePaginatedQuery', 'upq', 2],
    ['useQuery', 'query', 3],
    ['useQuery', 'mutation', undefined],
    ['useQuery', 'e', 3],
  ])('%s for "%s" ranks %s', (name, query, rank) => {
    expect(rankName(name, query)).toBe(rank);
  });
});

describe('the names that match', () => {
  test('come with the same name first, then those that begin with it, then the others', () => {
    expect(found('query')).toEqual([
      ['server', ['Query', 'queryGeneric']],
      ['react', ['useQuery', 'usePaginatedQuery']],
    ]);
  });

  test('include names in groups and below pages of types', () => {
    expect(found('queries')).toEqual([['react', ['useQueries', 'RequestForQueries']]]);
  });

  test('ignore spaces around what is typed', () => {
    expect(found(' getF ')).toEqual([['server', ['getFunctionName']]]);
  });

  test('are none for letters that no name contains', () => {
    expect(found('xyz')).toEqual([]);
  });
});
