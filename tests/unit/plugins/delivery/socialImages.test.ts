import { expect, test } from 'vitest';
import { titleSize } from '../../../../plugins/delivery/socialImages';

test('the longest word of a title fits into the card', () => {
  const word = 'GenericDatabaseReaderWithTable';
  expect(titleSize(word) * 0.58 * word.length).toBeLessThanOrEqual(1200 - 160);
  expect(titleSize(`A ${word}`)).toBe(titleSize(word));
});
