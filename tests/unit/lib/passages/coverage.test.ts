// cspell:ignore enqueu funtion idnex injex
import { expect, test } from 'vitest';
import { coverage, termsOf } from '../../../../src/lib/passages/coverage';

const text = termsOf('Enqueue a function that runs after a delay, and add an index.');

test('a word counts if the text has it, or a word that it is a misspelling of', () => {
  expect(coverage(['delay'], text)).toBe(1);
  expect(coverage(['funtion'], text)).toBe(1);
  expect(coverage(['idnex'], text)).toBe(1);
  expect(coverage(['relay'], text)).toBe(0);
  expect(coverage(['injex'], text)).toBe(0);
  expect(coverage(['delay', 'years'], text)).toBe(0.5);
});

test('another word for it counts in part, and the beginning of one not at all', () => {
  const asked = (weight: number) => [
    { terms: new Map([...termsOf('queue'), 'enqueu'].map((term) => [term, weight])), weight: 1 },
  ];
  expect(coverage(['queue'], text)).toBe(0);
  expect(coverage(['queue'], text, asked(0.8))).toBe(0.8);
  expect(coverage(['queue'], text, asked(0.3))).toBe(0);
});

test('a word that no page has counts more', () => {
  const asked = [{ terms: new Map([...termsOf('delay')].map((term) => [term, 1])), weight: 1 }];
  expect(coverage(['delay', 'bread'], text)).toBe(0.5);
  expect(coverage(['delay', 'bread'], text, asked)).toBe(0.4);
});
