import { expect, test } from 'vitest';
import { printJson } from '../../../../../src/features/try-it/json/printJson';
import { readJson } from '../../../../../src/features/try-it/json/readJson';

const print = (text: string) =>
  [...printJson(readJson(text))].map((line) => line.map((token) => token.text).join('')).join('\n');

test('prints numbers that JavaScript cannot represent as they were written', () => {
  expect(print('{"_ts":1758153600000000001,"x":1.0}')).toBe(
    '{\n  "_ts": 1758153600000000001,\n  "x": 1.0\n}',
  );
});
