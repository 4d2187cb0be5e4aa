import { expect, test } from 'vitest';
import { compareRows } from '../../../../scripts/bench/compareRows.mts';

test('each number is shown with the one of the same row in the other table, and their ratio', () => {
  const now = [
    { build: 'warm', seconds: 10, pages: 189 },
    { build: 'cold', seconds: 30, pages: 189 },
    { build: 'new', seconds: 1, pages: 1 },
  ];
  const before = [
    { build: 'cold', seconds: 60, pages: 189 },
    { build: 'warm', seconds: 5, pages: 189 },
    { build: 'gone', seconds: 3, pages: 1 },
  ];
  expect(compareRows(now, before)).toEqual([
    { build: 'warm', seconds: '10 (was 5, × 2.00)', pages: 189 },
    { build: 'cold', seconds: '30 (was 60, × 0.50)', pages: 189 },
    { build: 'new', seconds: 1, pages: 1 },
  ]);
});
