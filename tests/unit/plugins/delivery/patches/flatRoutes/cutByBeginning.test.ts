import { describe, expect, test } from 'vitest';
import { cutByBeginning } from '../../../../../../plugins/delivery/patches/flatRoutes/cutByBeginning';

const folder = (name: string, count: number) =>
  Array.from(
    { length: count },
    (_, index) => `${name} ${String.fromCharCode(97 + (index % 26))}${index}`,
  );

describe('cutByBeginning', () => {
  test('leaves few keys together', () => {
    expect(cutByBeginning(['b', 'a'], 2)).toEqual([{ start: '', keys: ['a', 'b'] }]);
    expect(cutByBeginning([], 2)).toEqual([]);
  });

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

  test('keeps a folder together that has no more than the limit', () => {
    const cuts = cutByBeginning([...folder('auth', 40), ...folder('api', 40)], 48);
    expect(cuts.map(({ keys }) => keys.length)).toEqual([40, 40]);
  });

  test("has a folder's own page with the first pages in it", () => {
    const cuts = cutByBeginning(['api', ...folder('api', 52)], 48);
    expect(cuts[0]?.keys.slice(0, 2)).toEqual(['api', 'api a0']);
  });

  test('a further key changes its own group only', () => {
    const keys = [...folder('api', 60), ...folder('auth', 30), ...folder('x', 20)];
    const before = cutByBeginning(keys, 48);
    const after = cutByBeginning([...keys, 'auth a00'], 48);
    const changed = after.filter(
      (cut) => !before.some(({ keys: old }) => `${old}` === `${cut.keys}`),
    );
    expect(changed).toHaveLength(1);
    expect(changed[0]?.keys).toContain('auth a00');
    expect(after.map(({ start }) => start)).toEqual(before.map(({ start }) => start));
  });
});
