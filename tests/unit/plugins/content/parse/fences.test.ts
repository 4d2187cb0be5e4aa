import { describe, expect, test } from 'vitest';
import {
  fenceKeys,
  parseFenceMeta,
  resolveMarks,
} from '../../../../../plugins/content/parse/fenceMeta';

function messages(meta: string): string[] {
  return parseFenceMeta(meta).problems.map(({ column, message }) => `${column}: ${message}`);
}

describe('parseFenceMeta', () => {
  test('reads every key', () => {
    const { meta, problems } = parseFenceMeta(
      'title="convex/a file.ts" in="query" hidden append diff test bad collapse pm signature links="A B" ' +
        `expect-error="TS2345" skip="needs a key" {7,5} {2, 5-6} ins={3} del={1,4} mark='v.literal("a")' mark="db"`,
    );
    expect(problems).toEqual([]);
    expect(meta).toMatchObject({
      title: 'convex/a file.ts',
      in: 'query',
      hidden: true,
      append: true,
      diff: true,
      test: true,
      bad: true,
      collapse: true,
      pm: true,
      signature: true,
      links: 'A B',
      expectError: 'TS2345',
      skip: 'needs a key',
      highlight: [2, 5, 6, 7],
      ins: [3],
      del: [1, 4],
      mark: ['v.literal("a")', 'db'],
    });
    expect(Object.keys(meta.at).sort()).toEqual([...fenceKeys, 'highlight'].sort());
  });

  test.each([
    ['hidden tilte="a.ts"', '8: Unknown fence key `tilte`. Did you mean `title="…"`?'],
    ['showLineNumbers', /^1: Unknown fence key `showLineNumbers`\. Use one of: hidden, /],
    ['in="mutaton"', '1: Unknown place in="mutaton". Did you mean in="mutation"?'],
    ['title=a.ts', '1: `title` needs a quoted string. Write title="a.ts".'],
    ['title', '1: `title` needs a quoted string. Write title="…".'],
    ['title=""', '1: `title` needs a quoted string. Write title="…".'],
    ['title="a.ts', '1: The value of `title` is not closed. Add a ".'],
    ['ins={1', '1: The value of `ins` is not closed. Add a }.'],
    ['"a.ts"', '1: `"a.ts"` has no key. Add one, as in title="…".'],
    ['hidden="yes"', '1: `hidden` takes no value. Write `hidden` alone.'],
    ['{0}', /^1: `\{0\}` is not a list of lines/],
    ['{4-2}', /^1: `\{4-2\}` is not a list of lines/],
    ['del=3', /^1: `del=3` is not a list of lines. .*del=\{2,5-7\}/],
    ['hidden hidden', '8: The fence key `hidden` appears twice. Keep one.'],
    ['hidden }', /^8: Unknown fence key `}`/],
  ])('says what is wrong with %s', (meta, message) => {
    const found = messages(meta);
    expect(found).toHaveLength(1);
    if (typeof message === 'string') expect(found).toEqual([message]);
    else expect(found[0]).toMatch(message);
  });

  test('reads the rest of a meta with a mistake in it', () => {
    const { meta, problems } = parseFenceMeta('titel="a.ts" in="query" {2}');
    expect(problems).toHaveLength(1);
    expect(meta).toMatchObject({ in: 'query', highlight: [2] });
  });
});

function marks(meta: string, code: string) {
  return resolveMarks(parseFenceMeta(meta).meta, code);
}

test.each([
  ['{1} ins={2} del={3}', 'a\nb\nc\nd\n', ['mark', 'add', 'remove', undefined]],
  ['mark="db." mark="c"', 'a.db\ndb.b\nc', [undefined, 'mark', 'mark']],
  // Added and removed lines take precedence.
  ['mark="a" {1} ins={1} del={2}', 'a\na', ['add', 'remove']],
])('the marks %s of %j are %j', (meta, code, lines) => {
  expect(marks(meta, code)).toEqual({ lines, problems: [] });
});

test.each([
  ['hidden {2,9}', 8, 'Line 9 of `highlight` is past the end: the code has 2 lines.'],
  ['mark="ctx"', 1, 'mark="ctx" matches nothing in the code.'],
  ['ins={1} del={1}', 9, 'both in `ins` and in `del`'],
])('the marks %s are reported at column %i: %s', (meta, column, message) => {
  expect(marks(meta, 'a\nb\n').problems).toEqual([
    expect.objectContaining({ column, message: expect.stringContaining(message) }),
  ]);
});
