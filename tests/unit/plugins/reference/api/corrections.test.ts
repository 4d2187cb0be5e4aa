import { expect, test } from 'vitest';
import { checkCorrections, correct } from '../../../../../plugins/reference/api/corrections';

test('a wrong statement of a comment is corrected, however its lines are broken', () => {
  expect(correct('The length.\nThis must be between 2\n  and 2048 inclusive.')).toBe(
    'The length.\nThis must be between 2 and 4096 inclusive.',
  );
  expect(correct('This must be even.')).toBe('This must be even.');
});

test('a correction that no comment needs stops the generator', () => {
  expect(() => checkCorrections()).toThrow(
    'Remove the correction from plugins/reference/api/texts.yaml.',
  );
});
