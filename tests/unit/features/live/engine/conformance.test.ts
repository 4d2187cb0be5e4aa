import { describe, expect, test } from 'vitest';
import { type Result, runConvexTest, runLive } from './conformance/backends';
import { cases } from './conformance/cases';
import { deviations } from './conformance/deviations';

const used = new Set<(typeof deviations)[number]>();

/** Whether two results differ in a way that has been reviewed. */
function isReviewed(live: Result, convexTest: Result): boolean {
  if (!('error' in live)) return false;
  const text = 'error' in convexTest ? convexTest.error : 'value';
  const known = deviations.find((one) => one.live.test(live.error) && one.convexTest.test(text));
  if (known) used.add(known);
  return known !== undefined;
}

describe('the live engine and convex-test return the same', () => {
  test.each(cases.map((one) => [one.name, one] as const))('%s', async (_, one) => {
    const convexTest = await runConvexTest(one, one.steps);
    const live = await runLive(one, one.steps);
    expect(live).toHaveLength(one.steps.length);
    if (one.platform) {
      expect(live).toEqual(one.platform.results);
      expect(convexTest).not.toEqual(one.platform.results);
      return;
    }
    for (const [index, result] of live.entries()) {
      const other = convexTest[index] as Result;
      if (!isReviewed(result, other)) expect(result).toEqual(other);
    }
  });

  test('compares at least 100 cases', () => {
    expect(new Set(cases.map(({ name }) => name)).size).toBe(cases.length);
    expect(cases.length).toBeGreaterThanOrEqual(100);
  });

  test('uses every reviewed deviation', () => {
    expect(deviations.filter((one) => !used.has(one)).map(({ reason }) => reason)).toEqual([]);
  });
});
