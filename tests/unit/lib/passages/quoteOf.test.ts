import { expect, test } from 'vitest';
import { quoteOf } from '../../../../src/lib/passages/quoteOf';

test('the paragraph with most of the words is quoted, from the first sentence that contains one', () => {
  const texts = ['Nothing here.', 'Before. An index is sorted. It serves a range.', 'An index.'];
  expect(quoteOf(texts, ['index', 'range'])).toBe('An index is sorted. It serves a range.');
});

test('without any of the words the first paragraph is quoted', () => {
  expect(quoteOf(['First.', 'Second.'], ['other'])).toBe('First.');
  expect(quoteOf([], ['other'])).toBe('');
});

test('a quote consists of whole sentences, at most 320 characters', () => {
  const sentence = `An index ${'is long '.repeat(16)}here.`;
  const quote = quoteOf([`${sentence} ${sentence} ${sentence}`], ['index']);
  expect(quote).toBe(`${sentence} ${sentence}`);
});

test('a sentence that is too long is cut between words', () => {
  const quote = quoteOf([`index ${'word, '.repeat(100)}`], ['index']);
  expect(quote).toMatch(/ word …$/);
  expect(quote.length).toBeLessThanOrEqual(322);
});
