import { expect, test } from 'vitest';
import { markMatches } from '../../../../../src/features/ask-ai/answer/markMatches';

const marked = (text: string, words: string[]) =>
  markMatches(text, words)
    .map((part) => (part.found ? `[${part.text}]` : part.text))
    .join('');

test('found words are marked whatever their case, longer ones first', () => {
  expect(marked('Indexes: an index', ['index', 'indexes'])).toBe('[Indexes]: an [index]');
});

test('words are no patterns', () => {
  expect(marked('a.b and axb (c)', ['a.b', '(c'])).toBe('[a.b] and axb [(c])');
});

test('without words nothing is marked and nothing is lost', () => {
  expect(markMatches('text', ['', ''])).toEqual([{ text: 'text', found: false, at: 0 }]);
});

test('each part knows where it begins', () => {
  expect(markMatches('one two one', ['one']).map(({ at }) => at)).toEqual([0, 3, 8]);
});
