// cspell:ignore pagniation quxxy shcema usemutaiton
import { expect, test } from 'vitest';
import { nearWords } from '../../../../src/lib/search/nearWords';

const words = ['query', 'schema', 'pagination', 'mutation', 'useMutation', 'cron'];
const near = (typed: string) => nearWords(typed, words, 3).map(({ text }) => text);

test('the closest word comes first', () => {
  expect(near('mutaton')).toEqual(['mutation']);
  expect(near('shcema')).toEqual(['schema']);
  expect(near('pagniation')).toEqual(['pagination']);
  expect(near('usemutaiton')).toEqual(['useMutation']);
});

test('a short word is not guessed', () => {
  expect(near('crn')).toEqual([]);
});

test("a word that isn't similar to any has no suggestions", () => {
  expect(near('kubernetes')).toEqual([]);
});

test('with slack, more may be wrong', () => {
  expect(nearWords('quxxy', words, 3)).toEqual([]);
  expect(nearWords('quxxy', words, 3, 1)).toEqual([{ text: 'query', distance: 2 }]);
});
