import { act, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { Checklist } from '../../../../src/features/checklist';

const page = (
  <Checklist name="launch">
    <p>Access</p>
    <ul>
      <li>
        Functions <a href="/auth">check</a> the caller.
      </li>
      <li>Arguments are validated.</li>
    </ul>
    <p>Data</p>
    <ul>
      <li>Backups run.</li>
    </ul>
  </Checklist>
);
const backups = 'Backups run.';
const key = 'checklist-launch';

const box = (name: string) => screen.findByRole<HTMLInputElement>('checkbox', { name });
const progress = () => screen.getByRole('status').textContent;

/** What another window writes. */
function writeElsewhere(value: string) {
  localStorage.setItem(key, value);
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key })));
}

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.removeItem(key);
});

test('is lists without boxes in the HTML', () => {
  const html = renderToString(page);
  expect(html).not.toContain('<input');
  expect(html.match(/<li>/g)).toHaveLength(3);
});

test('counts what is ticked, and remembers each item', async () => {
  const { unmount } = render(page);
  const link = screen.getByRole('link', { name: 'check' });
  fireEvent.click(await box('Functions check the caller.'));
  expect(screen.getByRole('link', { name: 'check' })).toBe(link);
  fireEvent.click(await box(backups));
  expect(progress()).toBe('2 of 3 done');
  fireEvent.click(await box(backups));
  expect(progress()).toBe('1 of 3 done');
  unmount();
  expect(localStorage.getItem(key)).toBe('Functions check the caller.');
  render(page);
  expect((await box('Functions check the caller.')).checked).toBe(true);
  expect((await box(backups)).checked).toBe(false);
});

test('starts over', async () => {
  render(page);
  await box(backups);
  const reset = screen.getByRole('button', { name: 'Reset' });
  expect(reset.getAttribute('aria-disabled')).toBe('true');
  fireEvent.click(await box(backups));
  expect(reset.getAttribute('aria-disabled')).toBe('false');
  fireEvent.click(reset);
  expect(progress()).toBe('0 of 3 done');
  expect(localStorage.getItem(key)).toBe('');
});

test('follows another window, and ignores items that are gone', async () => {
  render(page);
  await box(backups);
  writeElsewhere(`Backups run daily.\n${backups}`);
  expect(progress()).toBe('1 of 3 done');
  expect((await box(backups)).checked).toBe(true);
});

test('works where nothing can be stored', async () => {
  vi.stubGlobal('localStorage', null);
  render(page);
  fireEvent.click(await box(backups));
  expect(progress()).toBe('1 of 3 done');
});
