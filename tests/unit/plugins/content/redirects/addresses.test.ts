import { describe, expect, test } from 'vitest';
import {
  formatAddresses,
  joinAddresses,
  lostAddresses,
  parseAddresses,
} from '../../../../../plugins/content/data/addresses';

const text = '/agents threads tools\n/database\n';
const list = parseAddresses(text);

const lostOf = (pages: string, redirects: Record<string, string> = {}) =>
  lostAddresses(
    list,
    parseAddresses(pages),
    Object.entries(redirects).map(([from, to], line) => ({ from, to, line })),
  );

test('is written as it was read, in order', () => {
  expect(formatAddresses(parseAddresses('/database\n/agents tools threads\n'))).toBe(text);
});

test('joins the ids of lists', () => {
  const joined = joinAddresses(list, parseAddresses('/agents debugging\n/auth\n'));
  expect(formatAddresses(joined)).toBe('/agents debugging threads tools\n/auth\n/database\n');
});

describe('lost addresses', () => {
  test('are none if the site has all', () => {
    expect(lostOf('/agents tools threads more\n/database\n/new\n')).toEqual([]);
  });

  test('are ids that their page no longer has', () => {
    expect(lostOf('/agents threads\n/database\n')).toEqual([{ route: '/agents', id: 'tools' }]);
  });

  test('are pages without a redirect', () => {
    expect(lostOf('/agents threads tools\n')).toEqual([{ route: '/database' }]);
  });

  test('are ids that the target of a redirect lacks', () => {
    const pages = '/ai threads\n/database\n';
    expect(lostOf(pages, { '/agents': '/ai' })).toEqual([{ route: '/agents', id: 'tools' }]);
  });

  test('are none if a redirect names the place', () => {
    expect(lostOf('/ai agents\n/database\n', { '/agents': '/ai#agents' })).toEqual([]);
    expect(lostOf('/database\n', { '/agents': 'https://example.com' })).toEqual([]);
  });
});
