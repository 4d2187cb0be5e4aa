import { describe, expect, test } from 'vitest';
import { filterChoices } from '../../../../../src/features/search/support/filterChoices';

const source = (label: string, places?: string[]) => ({ label, places, search: async () => [] });
const hosted = [source('Docs search', ['Docs']), source('AI search', ['Stack', 'Discord'])];
const docs = { title: 'A', url: '/a' };
const stack = { title: 'B', url: 'https://stack.convex.dev/b' };

describe('the choices of the filter', () => {
  test('are the sections of what the embedded index found, with counts', () => {
    const results = ['Database', 'Functions', 'Database'].map((section, index) => ({
      title: section,
      url: `/${index}`,
      section,
    }));
    expect(filterChoices([source('Docs search')], results, [], false)).toEqual([
      { name: 'Database', count: 2, isFailed: false },
      { name: 'Functions', count: 1, isFailed: false },
    ]);
  });

  test('are docs, blog and chat for the hosted sources, found or not', () => {
    expect(filterChoices(hosted, [docs, stack, docs], [], false)).toEqual([
      { name: 'Docs', count: 2, isFailed: false },
      { name: 'Stack', count: 1, isFailed: false },
      { name: 'Discord', count: 0, isFailed: false },
    ]);
  });

  test('have no count until the results are known', () => {
    expect(filterChoices(hosted, [docs], [], true).map(({ count }) => count)).toEqual([
      1,
      undefined,
      undefined,
    ]);
  });

  test('say which source failed', () => {
    const failed = filterChoices(hosted, [docs], [hosted[1] ?? source('')], false);
    expect(failed.map(({ isFailed }) => isFailed)).toEqual([false, true, true]);
  });
});
