import { describe, expect, test } from 'vitest';
import {
  fenceKeys,
  parseFenceMeta,
  resolveMarks,
} from '../../../../plugins/content/parse/fenceMeta';
import {
  fenceLanguages,
  isCheckedBy,
  isFenceLanguage,
  languageAliases,
} from '../../../../plugins/content/schema/languages';
import { languageLabels } from '../../../../src/lib/languageLabels';

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

function marks(meta: string, code: string) {
  return resolveMarks(parseFenceMeta(meta).meta, code);
}

describe('resolveMarks', () => {
  test('gives each line of the code its mark', () => {
    const { lines, problems } = marks('{1} ins={2} del={3}', 'a\nb\nc\nd\n');
    expect(lines).toEqual(['mark', 'add', 'remove', undefined]);
    expect(problems).toEqual([]);
  });

  test('marks each line that contains a text or matches a pattern', () => {
    expect(marks('mark="db." mark="/^c/"', 'a.db\ndb.b\nc').lines).toEqual([
      undefined,
      'mark',
      'mark',
    ]);
  });

  test('lets added and removed lines win over marked ones', () => {
    expect(marks('mark="a" {1} ins={1} del={2}', 'a\na').lines).toEqual(['add', 'remove']);
  });

  test('says which line is beyond the end, and where that is written', () => {
    expect(marks('hidden {2,9}', 'a\nb\n').problems).toEqual([
      {
        rule: 'fence-lines',
        message:
          'Line 9 of `highlight` is past the end: the code has 2 lines. Correct the numbers.',
        column: 8,
      },
    ]);
  });

  test('says when a mark matches nothing', () => {
    expect(marks('mark="ctx"', 'a').problems[0]?.message).toBe(
      'mark="ctx" matches nothing in the code. Correct the text or remove it.',
    );
  });

  test('says when a line is both added and removed', () => {
    expect(marks('ins={1} del={1}', 'a').problems[0]?.message).toMatch(
      /both in `ins` and in `del`/,
    );
  });
});

describe('the languages of fences', () => {
  test('have a label each', () => {
    expect(fenceLanguages.length).toBeGreaterThan(10);
    expect([...fenceLanguages].sort()).toEqual(Object.keys(languageLabels).sort());
  });

  test("have aliases that aren't languages themselves", () => {
    expect(languageAliases.size).toBeGreaterThan(5);
    expect([...languageAliases.keys()].filter((alias) => isFenceLanguage(alias))).toEqual([]);
    expect(languageAliases.get('sh')).toBe('bash');
  });

  test('are checked in one way each', () => {
    expect(fenceLanguages.filter((language) => isCheckedBy('program', language))).toEqual([
      'ts',
      'tsx',
      'js',
      'jsx',
    ]);
    expect(isCheckedBy('grammar', 'bash')).toBe(true);
    expect(isCheckedBy('none', 'klingon')).toBe(false);
  });
});
