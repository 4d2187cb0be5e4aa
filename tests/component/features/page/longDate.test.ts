import { longDate } from '@site/src/features/page/PageEnd';
import { expect, test } from 'vitest';

test('a date is written in American English, in UTC', () => {
  expect(longDate(Date.UTC(2025, 8, 18, 23, 59))).toBe('September 18, 2025');
  expect(longDate(Date.UTC(2024, 0, 1))).toBe('January 1, 2024');
  expect(longDate(Date.UTC(2026, 11, 31, 23, 59))).toBe('December 31, 2026');
});
