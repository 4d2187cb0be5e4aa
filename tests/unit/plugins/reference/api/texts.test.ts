import { expect, test } from 'vitest';
import {
  checkTexts,
  correct,
  firstSentenceIn,
  leadOf,
} from '../../../../../plugins/reference/api/texts';

test('a wrong statement of a comment is corrected, however its lines are broken', () => {
  expect(correct('The length.\nThis must be between 2\n  and 2048 inclusive.')).toBe(
    'The length.\nThis must be between 2 and 4096 inclusive.',
  );
  expect(correct('This must be even.')).toBe('This must be even.');
});

test('a first sentence of ours belongs to one symbol of one entry point', () => {
  expect(leadOf('values', 'ConvexError')).toContain('Clients receive its `data`');
  expect(leadOf('server', 'ConvexError')).toBeUndefined();
});

test('an entry that no page uses stops the generator', () => {
  expect(checkTexts).toThrow('Remove it from plugins/reference/api/texts.yaml.');
});

test.each([
  ['Gets *one* `x`. Then more.', 'Gets one x.'],
  ['See [a](b) of\nit:\n\n- one', 'See a of it.'],
  ['No end', 'No end'],
])('the first sentence of %j is %s', (comment, sentence) => {
  expect(firstSentenceIn(comment)).toBe(sentence);
});
