import { expect, test } from 'vitest';
import { quoteOf } from '../../../../src/lib/passages/quoteOf';

test('the paragraph with most of the words is quoted, from the sentence that has most of them', () => {
  const texts = ['Nothing here.', 'Before. An index is sorted. It serves a range.', 'An index.'];
  const sorted = { text: 'An index is sorted. It serves a range.', lead: 'An index is sorted.' };
  expect(quoteOf(texts, ['index', 'range'])).toEqual({ ...sorted, place: 1 });
  const range = 'It serves a range of an index.';
  expect(quoteOf([`An index is sorted. ${range}`], ['index', 'range'])).toEqual({
    text: range,
    lead: range,
    place: 0,
  });
});

test('without any of the words the first paragraph is quoted', () => {
  expect(quoteOf(['First.', 'Second.'], ['other']).text).toBe('First.');
  expect(quoteOf([], ['other']).text).toBe('');
});

test('a quote consists of whole sentences, at most 320 characters', () => {
  const sentence = `An index ${'is long '.repeat(16)}here.`;
  const { text: quote } = quoteOf([`${sentence} ${sentence} ${sentence}`], ['index']);
  expect(quote).toBe(`${sentence} ${sentence}`);
});

test('a sentence that is too long is cut between words', () => {
  const { text: quote } = quoteOf([`index ${'word, '.repeat(100)}`], ['index']);
  expect(quote).toMatch(/ word …$/);
  expect(quote.length).toBeLessThanOrEqual(322);
});
