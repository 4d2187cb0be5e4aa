import { describe, expect, test } from 'vitest';
import type { SearchState } from '../../../../../../plugins/search/ui/useSearch';
import { announcement, failureText } from '../../../../../../plugins/search/ui/useSearch';

const source = (label: string) => ({ label, search: async () => ({ results: [] }) });
const ended: SearchState = {
  answered: 'index',
  best: [],
  results: [],
  isPending: false,
  isCurrent: true,
  isLoading: false,
  isFallback: false,
  failed: [],
  incomplete: [],
  retry: () => {},
  loadMore: () => {},
};

describe('a screen reader', () => {
  const found = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ title: 'A', url: `/${index}` }));

  test.each([
    [0, 'No results for “index”.'],
    [1, '1 result.'],
    [8, '8 results.'],
  ])('hears how many results there are: %i', (count, text) => {
    expect(announcement({ ...ended, results: found(count) })).toBe(text);
  });

  test('hears nothing while responses are pending, or belong to another query', () => {
    expect(announcement({ ...ended, isPending: true })).toBe('');
    expect(announcement({ ...ended, isCurrent: false })).toBe('');
  });

  test('hears which source failed', () => {
    const state = { ...ended, results: found(3), failed: [source('AI search')] };
    expect(announcement(state)).toBe('3 results. AI search did not answer.');
  });
});

test('the line about failures says where the results are from instead', () => {
  const failed = [source('Docs search'), source('AI search')];
  expect(failureText({ ...ended, failed, isFallback: true })).toBe(
    'Docs search and AI search did not answer. These results are from this site’s own index.',
  );
});

test('the line about failures says which source has results that could not be read', () => {
  const state = { ...ended, incomplete: [source('AI search')] };
  expect(failureText(state)).toBe('Some results of AI search could not be read.');
  expect(failureText({ ...state, isPending: true })).toBe('');
});
