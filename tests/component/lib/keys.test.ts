import { expect, test, vi } from 'vitest';
import { isEditingKey, isSearchKey } from '../../../src/lib/keys';

// Which elements keep the slash is tested in a browser, tests/browser/static-first.spec.ts: the DOM of these tests doesn't know
// `:read-write`.

test.each<[string, KeyboardEventInit, boolean]>([
  ['Ctrl+K', { key: 'k', ctrlKey: true }, true],
  ['Cmd+K with Caps Lock', { key: 'K', metaKey: true }, true],
  ['Ctrl+Alt+K', { key: 'k', ctrlKey: true, altKey: true }, false],
  ['K', { key: 'k' }, false],
  ['Ctrl+Shift+K', { key: 'K', ctrlKey: true, shiftKey: true }, false],
  ['Cmd+Shift+K', { key: 'k', metaKey: true, shiftKey: true }, false],
  ['Ctrl+K of a Cyrillic layout', { key: 'л', code: 'KeyK', ctrlKey: true }, true],
  ['Cmd+K of a Hebrew layout', { key: 'ל', code: 'KeyK', metaKey: true }, true],
  ['Ctrl+T of Dvorak', { key: 't', code: 'KeyK', ctrlKey: true }, false],
  ['Ctrl+K of Dvorak', { key: 'k', code: 'KeyV', ctrlKey: true }, true],
  ['Ctrl+K in an input method', { key: 'k', ctrlKey: true, isComposing: true }, false],
  ['a slash', { key: '/' }, true],
  ['Ctrl and a slash', { key: '/', ctrlKey: true }, false],
])('%s opens the search: %o, %s', (_, init, isOpened) => {
  const event = new KeyboardEvent('keydown', { ...init, bubbles: true });
  document.body.dispatchEvent(event);
  expect(isSearchKey(event) && !isEditingKey(event)).toBe(isOpened);
});

test.each([
  ['MacIntel', { ctrlKey: true }, false],
  ['MacIntel', { metaKey: true }, true],
  ['Win32', { ctrlKey: true }, true],
])('in a text field on %s, K with %o: %s', (platform, modifier, isOpened) => {
  vi.stubGlobal('navigator', { platform });
  const event = new KeyboardEvent('keydown', { key: 'k', ...modifier });
  Object.defineProperty(event, 'target', { value: { matches: () => true } });
  expect(isSearchKey(event) && !isEditingKey(event)).toBe(isOpened);
});
