import { expect, test } from 'vitest';
import { plainText } from '../../../src/lib/markdown';

test.each([
  ['`` Invalid `id` for `db.get` ``', 'Invalid `id` for `db.get`'],
  ['`` `delayMs` must be a *number* ``', '`delayMs` must be a *number*'],
  ['call `ctx.db.get(id)` *now*', 'call ctx.db.get(id) now'],
  ['**bold [link](https://a.b/c_d)** end', 'bold link end'],
  ['![a picture](/img.png) here', 'a picture here'],
  ['snake\\_case and \\[brackets]', 'snake_case and [brackets]'],
  ['`a * b * c` stays', 'a * b * c stays'],
  ['~~old~~ new', 'old new'],
])('%s', (markdown, text) => {
  expect(plainText(markdown)).toBe(text);
});
