import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Live } from '../../../../src/features/live';
import { renderInSite } from '../../renderInSite';
import { answerEmpty } from './answerEmpty';

answerEmpty();
afterEach(() => {
  delete document.documentElement.dataset.theme;
  vi.useRealTimers();
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

async function start(): Promise<void> {
  renderInSite(<Live sample="realtime-1" />);
  fireEvent.click(screen.getByRole('button', { name: 'Run it here' }));
  await vi.waitFor(() => expect(frame()).not.toBeNull(), { timeout: 10_000 });
}

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

test('a reset makes a new frame, and a stop removes it', async () => {
  await start();
  const first = frame();
  fireEvent.click(screen.getByRole('button', { name: 'Restart' }));
  expect(frame()).not.toBe(first);
  fireEvent.click(screen.getByRole('button', { name: 'Stop' }));
  expect(frame()).toBeNull();
  expect(screen.getByRole('button', { name: 'Run it here' })).toBeDefined();
});

test('a frame that does not answer is removed, and the page says so', async () => {
  await start();
  vi.useFakeTimers();
  // The effect of a new frame uses the new timers.
  fireEvent.click(screen.getByRole('button', { name: 'Restart' }));
  say({ live: 'ready' });
  for (let second = 0; second < 4; second += 1) {
    act(() => void vi.advanceTimersByTime(1000));
    say({ live: 'pong' });
  }
  expect(frame()).not.toBeNull();
  act(() => void vi.advanceTimersByTime(6000));
  expect(frame()).toBeNull();
  expect(screen.getByRole('alert').textContent).toContain('was stopped');
});

test('names the second sample of a page differently', () => {
  renderInSite(<Live sample="occ-2" />);
  expect(screen.getByRole('region', { name: 'Live sample 2' })).toBeTruthy();
});
