import { expect, test } from 'vitest';
import { compareRows } from '../../../../scripts/bench/compareRows.mts';

test('shows each number with the earlier one and their ratio, and leaves the rest alone', () => {
  const now = [{ build: 'cold', seconds: '30.0', pages: 189, peak: 'NaN' }];
  const before = [{ build: 'cold', seconds: '60.0', pages: 189, peak: '900' }];
  expect(compareRows(now, before)).toEqual([
    { build: 'cold', seconds: '30.0 (was 60.0, × 0.50)', pages: 189, peak: 'NaN (was 900)' },
  ]);
});

test('finds the earlier row by the first cell, whatever the order', () => {
  const now = [
    { plugin: 'search', seconds: 2 },
    { plugin: 'rules', seconds: 1 },
  ];
  const before = [
    { plugin: 'rules', seconds: 4 },
    { plugin: 'removed', seconds: 3 },
    { plugin: 'search', seconds: 1 },
  ];
  expect(compareRows(now, before)).toEqual([
    { plugin: 'search', seconds: '2 (was 1, × 2.00)' },
    { plugin: 'rules', seconds: '1 (was 4, × 0.25)' },
  ]);
});

test('shows a row or number as it is that the other measurement does not have', () => {
  const now = [
    { page: '/', ms: 1 },
    { page: '/new', ms: 2 },
  ];
  expect(compareRows(now, [{ page: '/', bytes: 1 }])).toEqual(now);
});
