import { describe, expect, test } from 'vitest';
import { fenceKeys, parseFenceMeta } from '../../../../plugins/content/parse/fenceMeta';

function messages(meta: string): string[] {
  return parseFenceMeta(meta).problems.map(({ column, message }) => `${column}: ${message}`);
}

describe('parseFenceMeta', () => {
  test('reads an empty meta as nothing asked for', () => {
    const { meta, problems } = parseFenceMeta('');
    expect(problems).toEqual([]);
    expect(meta).toEqual({
      hidden: false,
      append: false,
      diff: false,
      test: false,
      bad: false,
      collapse: false,
      pm: false,
      signature: false,
      highlight: [],
      ins: [],
      del: [],
      mark: [],
      at: {},
    });
  });

  test('reads every key', () => {
    const { meta, problems } = parseFenceMeta(
      'title="convex/a file.ts" in="query" hidden append diff test bad collapse pm signature links="A B" ' +
        'expect-error="TS2345" skip="needs a key" {2,5-7} ins={3} del={1,4} mark="ctx.db" mark="/v\\.\\w+/"',
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
      mark: ['ctx.db', '/v\\.\\w+/'],
    });
    expect(Object.keys(meta.at).sort()).toEqual([...fenceKeys, 'highlight'].sort());
  });

  test('reads a value in single quotes, which may contain double ones', () => {
    expect(parseFenceMeta(`mark='v.literal("a")'`).meta.mark).toEqual(['v.literal("a")']);
  });

  test('joins and sorts the lines of several braces', () => {
    expect(parseFenceMeta('{5} {1-2, 2}').meta.highlight).toEqual([1, 2, 5]);
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
    ['mark="/(/"', '1: mark="/(/" is not a valid regular expression. Fix it.'],
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
