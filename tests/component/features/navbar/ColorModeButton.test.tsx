import { expect, test } from 'vitest';
import { nextColorMode } from '../../../../src/features/navbar/ColorModeButton';

test.each([
  [null, 'dark', true, 'light'],
  ['light', 'light', true, 'dark'],
  ['dark', 'dark', true, null],
  [null, 'light', false, 'dark'],
  ['dark', 'dark', false, 'light'],
] as const)(
  'after the choice %s, shown as %s, with the preference of the system respected (%s) comes %s',
  (choice, shown, respectsSystem, next) => {
    expect(nextColorMode(choice, shown, respectsSystem)).toBe(next);
  },
);

test('an unexpected color mode is an error', () => {
  expect(() => nextColorMode('sepia' as never, 'light', true)).toThrow(
    'unexpected color mode sepia',
  );
});
