import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { behaviorGroups } from '../../behaviors/behaviors';
import { behaviorsPage } from '../../behaviors/behaviorsPage';
import { namesIn, readTestNames } from '../../behaviors/readTestNames';

const tests = join(__dirname, '../..');
const lines = behaviorGroups.flatMap(({ behaviors }) => behaviors);

describe('the table of behaviors', () => {
  test('has a test for each line', () => {
    expect(lines.length).toBeGreaterThan(100);
    expect(lines.filter(([, ...proofs]) => proofs.length === 0)).toEqual([]);
  });

  test('names tests that exist', () => {
    const names = readTestNames(tests);
    expect(names.size).toBeGreaterThan(1000);
    const gone = lines.flatMap(([, ...proofs]) => proofs.filter((proof) => !names.has(proof)));
    expect(gone).toEqual([]);
  });

  test('has no line twice', () => {
    const behaviors = lines.map(([behavior]) => behavior);
    expect(behaviors).toEqual([...new Set(behaviors)]);
  });

  test('is the page for contributors', async () => {
    await expect(behaviorsPage(behaviorGroups)).toMatchFileSnapshot(join(tests, 'BEHAVIORS.md'));
  });
});

describe('the names of tests are read', () => {
  test.each([
    ['with their groups', "describe('a', () => { test('b', () => {}); })", 'a > b'],
    ['of Playwright', "test.describe('a', () => { test('b', async () => {}); })", 'a > b'],
    ['from tables', "describe.each([1])('a %s', () => { it.each([2])('b', f); })", 'a %s > b'],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is read, not filled in
    ['with gaps', 'test(`a ${b} c ${d}`, () => {})', 'a … c …'],
    ['in loops', "for (const a of b) { test('c', () => {}); }", 'c'],
  ])('%s', (_case, source, name) => {
    expect(namesIn(source)).toEqual([name]);
  });

  test('and nothing else is taken for one', () => {
    expect(namesIn("test.use({}); pattern.test('a'); test.step('b', f); test(name, f);")).toEqual(
      [],
    );
  });
});
