import { expect, test } from 'vitest';
import { excerptAround } from '../../../../../src/features/search/results/excerptAround';

const long = `${'word '.repeat(60)}the needle is here ${'more '.repeat(60)}`;

test('a short text is shown whole, on one line', () => {
  expect(excerptAround(' An index\n  orders ', ['index'])).toBe('An index orders');
});

test('a long text is cut around the first word found, between words', () => {
  const excerpt = excerptAround(long, ['here', 'needle']);
  expect(excerpt).toContain('the needle is here');
  expect(excerpt).toMatch(/^… word .* more …$/);
  expect(excerpt.length).toBeLessThan(170);
});

test('without a match it starts at the beginning', () => {
  expect(excerptAround(long, ['nothing'])).toMatch(/^word word .* …$/);
});
