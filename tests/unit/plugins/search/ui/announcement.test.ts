import { expect, test } from 'vitest';
import {
  announcement,
  failureText,
  type SearchState,
} from '../../../../../plugins/search/ui/useSearch';

const source = (label: string) => ({ label, search: async () => ({ results: [] }) });
const results = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ title: 'A', url: `/${index}` }));
const ended: SearchState = {
  ...{ answered: 'index', best: [], results: [], failed: [], incomplete: [] },
  ...{ isPending: false, isCurrent: true, isLoading: false, isFallback: false },
  ...{ retry() {}, loadMore() {} },
};
const [docs, ai] = [source('Docs search'), source('AI search')];

test.each<[Partial<SearchState>, string]>([
  [{}, 'No results for “index”.'],
  [{ results: results(1) }, '1 result.'],
  [{ results: results(8) }, '8 results.'],
  [{ isPending: true }, ''],
  [{ isCurrent: false }, ''],
  [{ failed: [docs] }, 'Docs search did not answer.'],
  [{ results: results(3), failed: [ai] }, '3 results. AI search did not answer.'],
])('a screen reader hears of %j: %s', (state, text) => {
  expect(announcement({ ...ended, ...state })).toBe(text);
});

test.each<[Partial<SearchState>, string]>([
  [
    { failed: [docs, ai], isFallback: true },
    'Docs search and AI search did not answer. These results are from this site’s own index.',
  ],
  [{ incomplete: [ai] }, 'Some results of AI search could not be read.'],
  [{ incomplete: [ai], isPending: true }, ''],
])('the line about failures says what %j means', (state, text) => {
  expect(failureText({ ...ended, ...state })).toBe(text);
});
