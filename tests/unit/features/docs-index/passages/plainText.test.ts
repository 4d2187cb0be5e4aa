import { expect, test } from 'vitest';
import { plainText } from '../../../../../src/features/docs-index/passages/plainText';

test.each([
  ['call `ctx.db.get(id)` *now*', 'call ctx.db.get(id) now'],
  ['**bold [link](https://a.b/c_d)** end', 'bold link end'],
  ['![a picture](/img.png) here', 'a picture here'],
  ['snake\\_case and \\[brackets]', 'snake_case and [brackets]'],
  ['`a * b * c` stays', 'a * b * c stays'],
  ['~~old~~ new', 'old new'],
])('%s', (markdown, text) => {
  expect(plainText(markdown)).toBe(text);
});
