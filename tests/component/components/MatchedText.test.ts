import { expect, test } from 'vitest';
import { matchWords } from '../../../src/components/MatchedText';

/** The text with its marks in brackets. */
const marked = (text: string, words: string[]) =>
  matchWords(text, words)
    .map((part) => (part.isMatch ? `[${part.text}]` : part.text))
    .join('');

test.each([
  ['Indexes and an index', ['index'], '[Index]es and an [index]'],
  ['Indexes: an index', ['index', 'indexes'], '[Indexes]: an [index]'],
  ['withIndex', ['index', 'withindex'], '[withIndex]'],
  ['ctx.db.patch(id)', ['db.patch'], 'ctx.[db.patch](id)'],
  ['a.b and axb (c)', ['a.b', '(c'], '[a.b] and axb [(c])'],
  ['a+b', ['+'], 'a[+]b'],
  [
    'an action in a transaction, runAction',
    ['action', 'Action'],
    'an [action] in a transaction, run[Action]',
  ],
  ['nothing here', ['index'], 'nothing here'],
  ['nothing here', [], 'nothing here'],
  ['nothing here', [''], 'nothing here'],
])('in %j the words %j are marked', (text, words, expected) => {
  expect(marked(text, words)).toBe(expected);
});
