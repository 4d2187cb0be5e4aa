import { expect, test } from 'vitest';
import { quoteAgreement } from '../../../../src/lib/search/agreement';

const text = 'Could not find public function for <path>. Did you forget to run it?';

test.each([
  ['Could not find public function', 1],
  ['could not find public function for tasks:list', 6 / 7],
  ['Uncaught Error: could not find public function', 5 / 7],
  ['public function', 0],
  ['did you forget to', 0],
  ['find function public', 0],
])('of %j this share appears verbatim in the text: %d', (query, share) => {
  expect(quoteAgreement(text, query)).toBeCloseTo(share);
});
