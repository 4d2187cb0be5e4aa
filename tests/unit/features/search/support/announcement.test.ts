import { describe, expect, test } from 'vitest';
import type { SearchState } from '../../../../../src/features/search/hooks/useSearch';
import { announcement, failureText } from '../../../../../src/features/search/support/announcement';

const source = (label: string) => ({ label, search: async () => [] });
const ended: SearchState = {
  answered: 'index',
  results: [],
  isPending: false,
  isCurrent: true,
  isLoading: false,
  isFallback: false,
  failed: [],
  retry: () => {},
};

describe('a screen reader', () => {
  test.each([
    [0, 'No results for “index”.'],
    [1, '1 result.'],
    [8, '8 results.'],
  ])('%i results', (shown, text) => {
    expect(announcement(ended, shown)).toBe(text);
  });

  test('hears nothing while responses are pending, or belong to another query', () => {
    expect(announcement({ ...ended, isPending: true }, 3)).toBe('');
    expect(announcement({ ...ended, isCurrent: false }, 3)).toBe('');
  });

  test('hears which source failed', () => {
    const state = { ...ended, failed: [source('AI search')] };
    expect(announcement(state, 3)).toBe('3 results. AI search did not answer.');
  });
});

test('the line about failures says where the results are from instead', () => {
  const failed = [source('Docs search'), source('AI search')];
  expect(failureText({ ...ended, failed, isFallback: true })).toBe(
    'Docs search and AI search did not answer. These results are from this site’s own index.',
  );
});
