import { describe, expect, test } from 'vitest';
import { nextColorMode } from '../../../../src/features/navbar/ColorModeButton';

describe('the color mode', () => {
  test('cycles through system, light and dark, then system, where the preference of the system is respected', () => {
    expect(nextColorMode(null, 'dark', true)).toBe('light');
    expect(nextColorMode('light', 'light', true)).toBe('dark');
    expect(nextColorMode('dark', 'dark', true)).toBeNull();
  });

  test('otherwise alternates between light and dark', () => {
    expect(nextColorMode(null, 'light', false)).toBe('dark');
    expect(nextColorMode('dark', 'dark', false)).toBe('light');
  });

  test('of an unexpected value is an error', () => {
    expect(() => nextColorMode('sepia' as never, 'light', true)).toThrow(
      'unexpected color mode sepia',
    );
  });
});
