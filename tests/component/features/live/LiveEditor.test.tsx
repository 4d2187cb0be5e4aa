import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Live } from '../../../../src/features/live';
import type { LiveSource } from '../../../../src/lib/liveModules';
import { renderInSite } from '../../renderInSite';
import { answerEmpty } from './answerEmpty';

const source: LiveSource = {
  preview: 'src/App.tsx',
  files: [
    { path: 'convex/tasks.ts', code: 'export const limit = 5;\n', isShown: true },
    { path: 'src/App.tsx', code: 'export function App() { return null; }\n', isShown: true },
    { path: 'convex/seed.ts', code: 'export default 1;\n', isShown: false },
  ],
};

const patience = { timeout: 10_000 };

answerEmpty();
afterEach(() => {
  for (const link of document.querySelectorAll('link')) link.remove();
  history.replaceState(null, '', '/');
});

const serveSource = (answer: () => Response) => vi.stubGlobal('fetch', async () => answer());
const good = () => new Response(JSON.stringify(source));

/** Opens a link to code that can't be read, which opens the editor without running anything. */
async function openEditor(): Promise<void> {
  renderInSite(<Live sample="realtime-1" />, { path: '/#live=realtime-1.damaged' });
  await screen.findByRole('region', { name: 'Code of this sample' }, patience);
}

test('an editor that cannot be loaded says so, and a further press tries again', async () => {
  let isDown = true;
  serveSource(() => (isDown ? new Response('', { status: 503 }) : good()));
  renderInSite(<Live sample="realtime-1" />, { path: '/#live=realtime-1.damaged' });
  const alert = await screen.findByRole('alert', {}, patience);
  expect(alert.textContent).toContain('The editor could not be loaded.');
  isDown = false;
  fireEvent.click(screen.getByRole('button', { name: 'Edit' }));
  await screen.findByRole('region', { name: 'Code of this sample' }, patience);
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    'convex/tasks.ts',
    'src/App.tsx',
  ]);
  expect(document.querySelector('iframe')).toBeNull();
});

test('a link that the browser does not copy is in the address bar', async () => {
  serveSource(good);
  await openEditor();
  vi.stubGlobal('ClipboardItem', undefined);
  vi.stubGlobal('navigator', { clipboard: { writeText: () => Promise.reject(new Error('no')) } });
  fireEvent.click(screen.getByRole('button', { name: 'Copy link' }));
  await waitFor(() =>
    expect(screen.getByRole('status').textContent).toBe(
      'The link could not be copied, but it is in the address bar.',
    ),
  );
  expect(location.hash).toMatch(/^#live=realtime-1\.[\w-]+$/);
  expect(location.hash).not.toContain('damaged');
});

test('Tab indents where the caret is, Enter keeps the indentation, and Escape lets Tab leave', async () => {
  serveSource(good);
  await openEditor();
  const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'convex/tasks.ts' });
  act(() => field.setSelectionRange(0, 0));
  expect(fireEvent.keyDown(field, { key: 'Tab' })).toBe(false);
  expect(field.value).toBe('  export const limit = 5;\n');
  field.setSelectionRange(8, 8);
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(field.value).toBe('  export\n   const limit = 5;\n');
  fireEvent.keyDown(field, { key: 'Escape' });
  expect(fireEvent.keyDown(field, { key: 'Tab' })).toBe(true);
  expect(fireEvent.keyDown(field, { key: 'Tab', shiftKey: true })).toBe(true);
  fireEvent.blur(field);
  expect(fireEvent.keyDown(field, { key: 'Tab' })).toBe(false);
});

test('an edit is said not to run before the press', async () => {
  serveSource(good);
  await openEditor();
  const field = screen.getByRole('textbox', { name: 'convex/tasks.ts' });
  fireEvent.change(field, { target: { value: 'export const limit = 6;\n' } });
  expect(screen.getByRole('status').textContent).toBe('Edited, not run yet.');
});
