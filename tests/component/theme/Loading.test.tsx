import { fireEvent, screen } from '@testing-library/react';
import type { LoadingComponentProps } from 'react-loadable';
import { describe, expect, test, vi } from 'vitest';
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

describe('if trying again fails too', () => {
  const error = () => new Error('Loading chunk 7 failed.');

  function retryInVain(answer: () => Promise<Response>) {
    vi.stubGlobal('fetch', vi.fn(answer));
    const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {});
    const { change } = show({ error: error() });
    expect(fetch).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
    change({ error: null });
    change({ error: error() });
    expect(fetch).toHaveBeenCalledExactlyOnceWith(location.href, {
      method: 'HEAD',
      cache: 'no-store',
    });
    return reload;
  }

  test('but the site responds, the file is gone with an old deployment, so the page is reloaded', async () => {
    const reload = retryInVain(async () => new Response());
    await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
  });

  test.each<[string, () => Promise<Response>]>([
    ['the network is gone', async () => Promise.reject(new TypeError('Failed to fetch'))],
    ['the site is down', async () => new Response('', { status: 503 })],
  ])('as %s, the error and the button stay', async (_case, answer) => {
    const reload = retryInVain(answer);
    await vi.waitFor(() => expect(vi.mocked(fetch).mock.settledResults).toHaveLength(1));
    await Promise.resolve();
    expect(reload).not.toHaveBeenCalled();
    expect(screen.getByRole('button', { name: 'Retry' })).toBeTruthy();
  });
});
