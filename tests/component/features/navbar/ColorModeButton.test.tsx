import { fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { ColorModeButton } from '../../../../src/features/navbar/ColorModeButton';
import { renderInSite } from '../../renderInSite';

const theme = () => document.documentElement.dataset.theme;
const button = () => screen.getByRole('button');
const name = (mode: string) => `Switch between dark and light mode (currently ${mode} mode)`;

afterEach(() => {
  delete document.documentElement.dataset.theme;
});

describe('the button for the color mode', () => {
  test('alternates between light and dark, says which and remembers it', () => {
    renderInSite(<ColorModeButton />);
    expect(button().getAttribute('aria-label')).toBe(name('light'));
    fireEvent.click(button());
    expect([theme(), localStorage.getItem('theme')]).toEqual(['dark', 'dark']);
    expect(button().getAttribute('aria-label')).toBe(name('dark'));
    fireEvent.click(button());
    expect([theme(), localStorage.getItem('theme')]).toEqual(['light', 'light']);
    expect(button().getAttribute('aria-label')).toBe(name('light'));
  });

  test('is disabled until the page is active in the browser', () => {
    renderInSite(<ColorModeButton />, { isBrowser: false });
    expect(button().getAttribute('aria-disabled')).toBe('true');
    fireEvent.click(button());
    expect(localStorage.getItem('theme')).toBeNull();
  });

  test('is enabled afterwards', () => {
    renderInSite(<ColorModeButton />);
    expect(button().getAttribute('aria-disabled')).toBe('false');
  });
});
