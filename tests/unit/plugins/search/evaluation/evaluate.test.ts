import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { findFalls } from '../../../../../plugins/search/evaluation/checkSearch.mts';
import {
  answerable,
  askAll,
  isHeldAside,
  type LabelledQuery,
  scoreOf,
} from '../../../../../plugins/search/evaluation/evaluate.mts';
import { queryFiles } from '../../../../../plugins/search/evaluation/labelledSets.mts';

const queries: LabelledQuery[] = [
  { kind: 'concept', query: 'first', routes: ['/a'] },
  { kind: 'concept', query: 'third', routes: ['/a#x'] },
  { kind: 'error', query: 'never', routes: ['/a'] },
];
const answers: Record<string, string[]> = {
  first: ['/a#any', '/b'],
  third: ['/b', '/a#y', '/a#x'],
  never: ['/b'],
};

test('an engine is measured by the place of its first right result', async () => {
  const outcomes = await askAll(queries, async (query) => answers[query] ?? []);
  expect(outcomes.map(({ place }) => place)).toEqual([1, 3, 0]);
  expect(scoreOf(outcomes)).toEqual({
    queries: 3,
    first: 1 / 3,
    three: 2 / 3,
    mrr: (1 + 1 / 3) / 3,
  });
});

test('a query waits until one of its pages is written', () => {
  const all = [
    { kind: 'api', query: 'one', routes: ['/a#x', '/later'] },
    { kind: 'api', query: 'two', routes: ['/later'] },
  ];
  expect(answerable(all, new Set(['/a']))).toEqual([
    { kind: 'api', query: 'one', routes: ['/a#x'] },
  ]);
});

test('a query that nothing answers is right when nothing is found', async () => {
  const nonsense = answerable([{ kind: 'nonsense', query: 'zxq', routes: [] }], new Set(['/a']));
  expect((await askAll(nonsense, async () => [])).map(({ place }) => place)).toEqual([1]);
  expect((await askAll(nonsense, async () => ['/a'])).map(({ place }) => place)).toEqual([0]);
});

describe('the baseline', () => {
  const before = { tuned: { queries: 10, first: 0.8, three: 0.9, mrr: 0.85 } };

  test('lets search fall by a hundredth, and no more', () => {
    expect(
      findFalls(before, { tuned: { queries: 10, first: 0.79, three: 0.9, mrr: 0.84 } }),
    ).toEqual([]);
    expect(
      findFalls(before, { tuned: { queries: 10, first: 0.78, three: 0.95, mrr: 0.85 } }),
    ).toEqual(['tuned: first fell from 0.8 to 0.78.']);
  });

  test('fails where a part is missing', () => {
    expect(findFalls(before, {})).toHaveLength(3);
  });
});

describe('the labelled queries', () => {
  const read = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as LabelledQuery[];
  const first = read(queryFiles.first);
  const readers = read(queryFiles.readers);
  const aside = read(queryFiles.readersAside);
  const tasks = read(queryFiles.tasks);
  const tasksAside = read(queryFiles.tasksAside);

  test('are enough, of every kind, each once', () => {
    const kinds = ['api', 'concept', 'how-to', 'error', 'limit', 'synonym', 'typo', 'prefix'];
    for (const kind of kinds) {
      expect(first.filter((query) => query.kind === kind).length).toBeGreaterThanOrEqual(20);
    }
    const written = [...readers, ...aside];
    expect(written.length).toBeGreaterThanOrEqual(400);
    for (const kind of ['core', 'dotted', 'api-task', 'versus', 'how-to', 'error', 'nonsense']) {
      expect(written.filter((query) => query.kind === kind).length).toBeGreaterThanOrEqual(18);
    }
    expect(tasks.length + tasksAside.length).toBeGreaterThanOrEqual(80);
    const all = [...first, ...written, ...tasks, ...tasksAside].map(({ query }) => query);
    expect(all.filter((query, index) => all.indexOf(query) !== index)).toEqual([]);
  });

  test('name a page unless they are nonsense', () => {
    const all = [...first, ...readers, ...aside, ...tasks, ...tasksAside];
    const empty = all.filter(({ routes }) => routes.length === 0);
    expect(new Set(empty.map(({ kind }) => kind))).toEqual(new Set(['nonsense']));
  });

  test('have a third kept aside, or half of the tasks', () => {
    expect(tasksAside.length).toBeGreaterThanOrEqual(tasks.length);
    const shares = [
      first.filter(isHeldAside).length / first.length,
      aside.length / (readers.length + aside.length),
    ];
    for (const share of shares) {
      expect(share).toBeGreaterThan(0.28);
      expect(share).toBeLessThan(0.38);
    }
  });
});
