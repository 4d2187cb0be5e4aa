import { expect, test } from 'vitest';
import { queryWords } from '../../../../../src/features/search/results/queryWords';

test.each([
  ['How do I page', ['page', 'how', 'do']],
  ['ctx.db.patch()', ['patch', 'ctx', 'db']],
  ['_creationTime', ['_creationtime']],
  ['v', ['v']],
  ['index Index', ['index']],
  ['!?', []],
])('the words of %j are %j, longest first', (query, words) => {
  expect(queryWords(query)).toEqual(words);
});
