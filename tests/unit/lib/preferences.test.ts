import { expect, test } from 'vitest';
import { codeLanguage, packageManager, preferenceKey } from '../../../src/lib/preferences';

test('each preference has the storage key that readers have used so far', () => {
  expect(preferenceKey(codeLanguage.group)).toBe('choice-code-language');
  expect(preferenceKey(packageManager.group)).toBe('choice-package-manager');
});

test('a group of any words has a key that can be an attribute', () => {
  expect(preferenceKey('Your framework (web)')).toBe('choice-your-framework-web-');
});

test('samples are shown in TypeScript, commands for npm, until a reader chooses', () => {
  expect(codeLanguage.values[0]).toBe('TS');
  expect(packageManager.values[0]).toBe('npm');
});
