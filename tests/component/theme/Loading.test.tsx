import { fireEvent, screen } from '@testing-library/react';
import type { LoadingComponentProps } from 'react-loadable';
import { expect, test, vi } from 'vitest';
import Loading from '../../../src/theme/Loading';
import { renderInSite } from '../renderInSite';

function show(props: Partial<LoadingComponentProps>) {
  const retry = vi.fn();
  const defaults = { isLoading: true, pastDelay: true, timedOut: false, error: null, retry };
  const { rerender, ...rendered } = renderInSite(<Loading {...defaults} {...props} />);
  const change = (changed: Partial<LoadingComponentProps>) =>
    rerender(<Loading {...defaults} {...changed} />);
  return { ...rendered, change, retry };
}

test('while the code of a page is loaded a spinner shows, after a delay', () => {
  const { container, change } = show({ pastDelay: false });
  expect(container.innerHTML).toBe('');
  change({});
  expect(screen.getByRole('status', { name: 'Loading' })).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

test('if it could not be loaded, the error shows, with a button to try again', () => {
  const { retry } = show({ error: new Error('Loading chunk 7 failed.') });
  expect(screen.getByText('Error: Loading chunk 7 failed.')).toBeTruthy();
  expect(screen.queryByRole('status')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(retry).toHaveBeenCalledOnce();
});

test.each<[string, () => Promise<Response>, number]>([
  // The file is gone with an old deployment.
  ['the page is reloaded, as the site responds', async () => new Response(), 1],
  ['the button stays without a network', () => Promise.reject(new TypeError('offline')), 0],
  ['the button stays while the site is down', async () => new Response('', { status: 503 }), 0],
])('if trying again fails too, %s', async (_, answer, reloads) => {
  vi.stubGlobal('fetch', vi.fn(answer));
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {});
  const error = () => new Error('Loading chunk 7 failed.');
  const { change } = show({ error: error() });
  expect(fetch).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  change({ error: null });
  change({ error: error() });
  const request = { method: 'HEAD', cache: 'no-store' };
  expect(fetch).toHaveBeenCalledExactlyOnceWith(location.href, request);
  await vi.waitFor(() => expect(vi.mocked(fetch).mock.settledResults).toHaveLength(1));
  await Promise.resolve();
  expect(reload).toHaveBeenCalledTimes(reloads);
  expect(screen.getByRole('button', { name: 'Retry' })).toBeTruthy();
});
