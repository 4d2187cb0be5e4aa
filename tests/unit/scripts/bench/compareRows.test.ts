import { expect, test } from 'vitest';
import { compareRows } from '../../../../scripts/lib/bench/compareRows.mts';

test('shows each number with the earlier one and their ratio, and leaves the rest alone', () => {
  const now = [{ build: 'cold', seconds: '30.0', pages: 189, peak: 'NaN' }];
  const before = [{ build: 'cold', seconds: '60.0', pages: 189, peak: '900' }];
  expect(compareRows(now, before)).toEqual([
    { build: 'cold', seconds: '30.0 (was 60.0, × 0.50)', pages: 189, peak: 'NaN (was 900)' },
  ]);
});

test('shows a row or number as it is that the other measurement does not have', () => {
  expect(compareRows([{ a: 1 }, { a: 2 }], [{ b: 1 }])).toEqual([{ a: 1 }, { a: 2 }]);
});
