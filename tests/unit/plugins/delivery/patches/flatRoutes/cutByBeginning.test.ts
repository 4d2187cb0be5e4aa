import { describe, expect, test } from 'vitest';
import { cutByBeginning } from '../../../../../../plugins/delivery/patches/flatRoutes/cutByBeginning';

const folder = (name: string, count: number) =>
  Array.from(
    { length: count },
    (_, index) => `${name} ${String.fromCharCode(97 + (index % 26))}${index}`,
  );

describe('cutByBeginning', () => {
  test('has every key once, in the group that its place among the starts names', () => {
    const keys = ['api', ...folder('api', 130), ...folder('auth', 30), 'home', ...folder('x', 7)];
    const cuts = cutByBeginning(keys, 48);
    expect(cuts.length).toBeGreaterThan(4);
    expect(cuts.flatMap((cut) => cut.keys).sort()).toEqual([...keys].sort());
    for (const { keys: mine } of cuts) expect(mine.length).toBeLessThanOrEqual(48);
    for (const key of keys) {
      const found = cuts.findLast(({ start }) => start <= key);
      expect(found?.keys, key).toContain(key);
    }
  });
});
