import { describe, expect, test } from 'vitest';
import {
  JsonError,
  memberOf,
  readJson,
  stringOf,
} from '../../../../../src/features/try-it/json/readJson';

function faultOf(text: string): string {
  try {
    readJson(text);
  } catch (error) {
    if (error instanceof JsonError) return `${error.line}: ${error.message}`;
    throw error;
  }
  return 'none';
}

describe('readJson', () => {
  test.each([
    'null',
    ' true ',
    '-0.5e+10',
    '""',
    String.raw`"a\"b\\c\u00e9\n"`,
    '[]',
    '{ }',
    '[1, [2, {"a": []}]]',
    '{"a": {"b": null}, "c": [false]}\n',
  ])('accepts %s, like JavaScript', (text) => {
    expect(() => JSON.parse(text)).not.toThrow();
    expect(() => readJson(text)).not.toThrow();
  });

  test.each([
    '',
    '{',
    '[1,]',
    '{"a":1,}',
    "{'a':1}",
    '{a:1}',
    '{"a" 1}',
    '01',
    '1.',
    '.5',
    '+1',
    'nul',
    'true1',
    '"\n"',
    String.raw`"\x"`,
    '1 2',
    'NaN',
    '[1 2]',
  ])('refuses %j, like JavaScript', (text) => {
    expect(() => JSON.parse(text)).toThrow();
    expect(() => readJson(text)).toThrow(JsonError);
  });

  test.each([
    ['{\n  "a": 1,\n}', '3: A name is expected where there is }.'],
    ['{\n  "a": 1\n  "b": 2\n}', '3: A comma or } is expected where there is ".'],
    ["{ 'a': 1 }", "1: A name in double quotes is expected where there is '. Use double quotes."],
    ['[\n\n', '3: A value is expected where the text ends.'],
    ['{"a"}', '1: A colon is expected where there is }.'],
    ['{} x', '1: The end is expected where there is x.'],
  ])('says where %j stops being JSON', (text, message) => {
    expect(faultOf(text)).toBe(message);
  });

  test('keeps every digit of a number', () => {
    expect(readJson('1758153600000000001')).toEqual({
      kind: 'number',
      text: '1758153600000000001',
    });
  });

  test('refuses values that are nested too deeply instead of overflowing the stack', () => {
    expect(() => readJson('['.repeat(100_000))).toThrow(JsonError);
  });

  test('finds members of objects and the text of strings', () => {
    const node = readJson(String.raw`{"a": "x\ty", "b": 1}`);
    const member = memberOf(node, 'a');
    expect(member && stringOf(member)).toBe('x\ty');
    expect(memberOf(node, 'c')).toBeUndefined();
    expect(memberOf(readJson('[]'), 'a')).toBeUndefined();
  });
});
