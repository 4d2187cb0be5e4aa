import { expect, test } from 'vitest';
import { printJson } from '../../../../../src/features/try-it/json/printJson';
import { readJson } from '../../../../../src/features/try-it/json/readJson';

const print = (text: string) =>
  [...printJson(readJson(text))].map((line) => line.map((token) => token.text).join('')).join('\n');

test.each(['null', '[]', '{}', '{"a":[],"b":{}}', '[1,[2,{"a":"b"}],true]'])(
  'prints %s as JavaScript indents it',
  (text) => {
    expect(print(text)).toBe(JSON.stringify(JSON.parse(text), undefined, 2));
  },
);

test('prints numbers that JavaScript cannot represent as they were written', () => {
  expect(print('{"_ts":1758153600000000001,"x":1.0}')).toBe(
    '{\n  "_ts": 1758153600000000001,\n  "x": 1.0\n}',
  );
});

test('names the kind of every piece', () => {
  const [, line] = printJson(readJson('{"a":1}'));
  expect(line).toEqual([
    { text: '  ' },
    { kind: 'property', text: '"a"' },
    { kind: 'operator', text: ':' },
    { text: ' ' },
    { kind: 'number', text: '1' },
  ]);
});
