import { fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { ColorModeButton, nextColorMode } from '../../../../src/features/navbar/ColorModeButton';
import { renderInSite } from '../../renderInSite';

afterEach(() => {
  delete document.documentElement.dataset.theme;
});

test('the button changes the color mode, says which and remembers it', () => {
  renderInSite(<ColorModeButton />);
  const button = screen.getByRole('button');
  const state = () => [
    document.documentElement.dataset.theme,
    localStorage.getItem('theme'),
    button.getAttribute('aria-label'),
  ];
  const name = (mode: string) => `Switch between dark and light mode (currently ${mode} mode)`;
  expect(button.getAttribute('aria-disabled')).toBe('false');
  fireEvent.click(button);
  expect(state()).toEqual(['dark', 'dark', name('dark')]);
  fireEvent.click(button);
  expect(state()).toEqual(['light', 'light', name('light')]);
});

test('the button is disabled until the page is active in the browser', () => {
  renderInSite(<ColorModeButton />, { isBrowser: false });
  expect(screen.getByRole('button').getAttribute('aria-disabled')).toBe('true');
  fireEvent.click(screen.getByRole('button'));
  expect(localStorage.getItem('theme')).toBeNull();
});

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
