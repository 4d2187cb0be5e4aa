import { expect, test } from 'vitest';
import { isSearchKey } from '../../../src/lib/isSearchKey';

// Which elements keep the slash is tested in a browser, tests/browser/static-first.spec.ts: the DOM of these tests doesn't know
// `:read-write`.
test.each<[string, KeyboardEventInit, boolean]>([
  ['Ctrl+K', { key: 'k', ctrlKey: true }, true],
  ['Cmd+K with Caps Lock', { key: 'K', metaKey: true }, true],
  ['Ctrl+Alt+K', { key: 'k', ctrlKey: true, altKey: true }, false],
  ['K', { key: 'k' }, false],
  ['a slash', { key: '/' }, true],
  ['Ctrl and a slash', { key: '/', ctrlKey: true }, false],
])('%s opens the search: %o, %s', (_, init, isOpened) => {
  const event = new KeyboardEvent('keydown', { ...init, bubbles: true });
  document.body.dispatchEvent(event);
  expect(isSearchKey(event)).toBe(isOpened);
});
