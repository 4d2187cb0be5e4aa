import { describe, expect, test } from 'vitest';
import { JsonError, readJson } from '../../../../../src/features/try-it/json/readJson';

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
});
