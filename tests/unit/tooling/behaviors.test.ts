import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { behaviorGroups } from '../../behaviors/behaviors';
import { behaviorsPage } from '../../behaviors/behaviorsPage';
import { readTests, testsIn } from '../../behaviors/readTests';

const folder = join(__dirname, '../..');
const tests = readTests(folder);
const ids = behaviorGroups.flatMap(({ behaviors }) => Object.keys(behaviors));

describe('the behaviors of the site', () => {
  test('each have a test', () => {
    expect(ids.length).toBeGreaterThan(100);
    const proven = new Set(tests.flatMap(({ behaviors }) => behaviors));
    expect(ids.filter((id) => !proven.has(id))).toEqual([]);
  });

  test('include each one that a test names', () => {
    expect(tests.length).toBeGreaterThan(1000);
    const unknown = tests.flatMap(({ name, behaviors }) =>
      behaviors.filter((id) => !ids.includes(id)).map((id) => `${name}: ${id}`),
    );
    expect(unknown).toEqual([]);
  });

  test('are listed once', () => {
    const texts = behaviorGroups.flatMap(({ behaviors }) => Object.values(behaviors));
    expect(ids).toEqual([...new Set(ids)]);
    expect(texts).toEqual([...new Set(texts)]);
  });

  test('make the page for contributors', async () => {
    const page = behaviorsPage(behaviorGroups, tests);
    await expect(page).toMatchFileSnapshot(join(folder, 'BEHAVIORS.md'));
  });
});

describe('the name of a test is read', () => {
  test.each([
    ['with its groups', "describe('a', () => { test('b', () => {}); })", 'a > b'],
    ['from Playwright', "test.describe('a', () => { test('b', async () => {}); })", 'a > b'],
    ['from a table', "describe.each([1])('a %s', () => { it.each([2])('b', f); })", 'a %s > b'],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is read, not filled in
    ['with gaps', 'test(`a ${b} c ${d}`, () => {})', 'a … c …'],
    ['in a loop', "for (const a of b) { test('c', () => {}); }", 'c'],
  ])('%s', (_case, source, name) => {
    expect(testsIn(source).map((one) => one.name)).toEqual([name]);
  });

  test('from nothing else', () => {
    expect(testsIn("test.use({}); pattern.test('a'); test.step('b', f); test(name, f);")).toEqual(
      [],
    );
  });
});

describe('the comments above a test', () => {
  test.each([
    ['name the behaviors it proves', '// @behavior a\n// @behavior b\n', ['a', 'b']],
    ['may explain it, too', '// @behavior a\n// Slow machines need longer.\n', ['a']],
    ['name none by default', '// About behavior.\n', []],
  ])('%s', (_case, comments, behaviors) => {
    for (const call of ["test('c', f);", "test.each([1])('c', f);"]) {
      expect(testsIn(comments + call)).toEqual([{ name: 'c', behaviors }]);
    }
  });

  test('are refused above anything else', () => {
    for (const source of ['// @behavior a\nconst b = 1;', "// @behavior a\ndescribe('b', f);"]) {
      expect(() => testsIn(source)).toThrow('1 @behavior comments are not above a test');
    }
  });
});
