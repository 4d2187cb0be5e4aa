import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { LiveSource } from '../../../../plugins/live/engine/liveModules';
import { Live } from '../../../../plugins/live/ui';
import { renderInSite } from '../../renderInSite';

const source: LiveSource = {
  preview: 'src/App.tsx',
  files: [
    { path: 'convex/tasks.ts', code: 'export const limit = 5;\n', isShown: true },
    { path: 'src/App.tsx', code: 'export function App() { return null; }\n', isShown: true },
    { path: 'convex/seed.ts', code: 'export default 1;\n', isShown: false },
  ],
};
const patience = { timeout: 10_000 };

// Frames and style sheets stay empty here; what runs in them has browser tests.
const { happyDOM } = window as unknown as { happyDOM: { settings: Record<string, object> } };
Object.assign(happyDOM.settings, {
  navigation: { ...happyDOM.settings.navigation, disableChildFrameNavigation: true },
  disableCSSFileLoading: true,
  handleDisabledFileLoadingAsSuccess: true,
});

let isDown = false;
beforeEach(() => {
  isDown = false;
  vi.stubGlobal('fetch', async () =>
    isDown ? new Response('', { status: 503 }) : new Response(JSON.stringify(source)),
  );
});
afterEach(() => {
  delete document.documentElement.dataset.theme;
  for (const link of document.querySelectorAll('link')) link.remove();
});

/** The page's frame. Without a loaded page it has no window, so it gets one. */
function frame(): HTMLIFrameElement | null {
  const found = document.querySelector('iframe');
  if (found && !found.contentWindow) {
    Object.defineProperty(found, 'contentWindow', { value: { postMessage: () => undefined } });
  }
  return found;
}

/** What the frame says, as the browser delivers it. */
const say = (data: object) =>
  act(() => {
    const event = new MessageEvent('message', { data });
    Object.defineProperty(event, 'source', { value: frame()?.contentWindow });
    window.dispatchEvent(event);
  });

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

async function start(): Promise<void> {
  renderInSite(<Live sample="realtime-1" />);
  press('Run it here');
  await vi.waitFor(() => expect(frame()).not.toBeNull(), patience);
}

async function edit(): Promise<HTMLTextAreaElement> {
  await start();
  press('Edit');
  return screen.findByRole('textbox', { name: 'convex/tasks.ts' }, patience);
}

const status = () => screen.getByRole('status').textContent;

test('a press opens a sandboxed frame with the sample and the theme', async () => {
  document.documentElement.dataset.theme = 'dark';
  await start();
  expect(frame()?.getAttribute('sandbox')).toBe('allow-scripts allow-forms');
  expect(frame()?.getAttribute('src')).toBe('/live/draft/frame#sample=realtime-1&theme=dark');
  expect(frame()?.title).toBe('Live sample');
});

test('the frame has the height that it asks for, and only it can ask', async () => {
  await start();
  await vi.waitFor(() => {
    say({ live: 'height', height: 321 });
    expect(frame()?.style.height).toBe('321px');
  });
  act(() => {
    window.dispatchEvent(new MessageEvent('message', { data: { live: 'height', height: 1 } }));
  });
  expect(frame()?.style.height).toBe('321px');
});

test('the notice below a sample says what it has that differs from a deployment', async () => {
  await start();
  await vi.waitFor(() => {
    say({ live: 'ready', extra: 'auth' });
    say({ live: 'shown' });
    expect(screen.getByText(/doesn’t check their signatures/)).toBeDefined();
  });
});

test('an editor that cannot be loaded says so, and a further press tries again', async () => {
  isDown = true;
  await start();
  press('Edit');
  const alert = await screen.findByRole('alert', {}, patience);
  expect(alert.textContent).toContain('The editor could not be loaded.');
  isDown = false;
  press('Edit');
  await screen.findByRole('region', { name: 'Code of this sample' }, patience);
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    'convex/tasks.ts',
    'src/App.tsx',
  ]);
});

test('edited code runs when typing stops, and the status says whether it works', async () => {
  const field = await edit();
  const first = frame();
  fireEvent.change(field, { target: { value: 'export const limit = (;\n' } });
  expect(status()).toBe('Edited.');
  await waitFor(() => expect(status()).toContain('has a mistake'), patience);
  expect(screen.getByRole('alert').textContent).toContain('convex/tasks.ts, line 1');
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(frame()).toBe(first);

  fireEvent.change(field, { target: { value: 'export const limit = 6;\n' } });
  await waitFor(() => expect(status()).toBe('Your code is running.'), patience);
  expect(frame()).not.toBe(first);
  expect(frame()?.src).not.toContain('sample=');
  await vi.waitFor(() => {
    say({ live: 'fault', message: 'boom' });
    expect(status()).toBe('Your code runs, with an error.');
  });

  press('Reset code');
  expect(field.value).toBe('export const limit = 5;\n');
  expect(frame()?.src).toContain('sample=realtime-1');
});

test('Tab indents where the caret is, Enter keeps the indentation, and Escape lets Tab leave', async () => {
  const field = await edit();
  // jsdom lacks it.
  document.execCommand = (_command, _showsUI, text = '') => {
    field.setRangeText(text, field.selectionStart, field.selectionEnd, 'end');
    return fireEvent.input(field);
  };
  act(() => field.setSelectionRange(0, 0));
  expect(fireEvent.keyDown(field, { key: 'Tab' })).toBe(false);
  expect(field.value).toBe('  export const limit = 5;\n');
  field.setSelectionRange(8, 8);
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(field.value).toBe('  export\n   const limit = 5;\n');
  fireEvent.keyDown(field, { key: 'Escape' });
  expect(fireEvent.keyDown(field, { key: 'Tab' })).toBe(true);
  expect(fireEvent.keyDown(field, { key: 'Tab', shiftKey: true })).toBe(true);
});
