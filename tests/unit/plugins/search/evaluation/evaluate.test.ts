import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  answerable,
  askAll,
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

test('a query that nothing answers is right when nothing is found', async () => {
  const nonsense = answerable([{ kind: 'nonsense', query: 'zxq', routes: [] }], new Set(['/a']));
  expect((await askAll(nonsense, async () => [])).map(({ place }) => place)).toEqual([1]);
  expect((await askAll(nonsense, async () => ['/a'])).map(({ place }) => place)).toEqual([0]);
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
});
