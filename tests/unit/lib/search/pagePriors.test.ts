import { expect, test } from 'vitest';
import { pagePriors } from '../../../../src/lib/search/pagePriors';

test('a guide counts in full, a generated page less unless it is asked for', () => {
  const [guide, api, http] = pagePriors('pah', 'schema');
  expect(guide).toBe(1);
  expect(Math.max(api ?? 1, http ?? 1)).toBeLessThan(1);
  expect(pagePriors('a', 'defineSchema')[0]).toBeGreaterThan(api ?? 1);
  expect(pagePriors('h', 'schema api')[0]).toBeGreaterThan(http ?? 1);
});
