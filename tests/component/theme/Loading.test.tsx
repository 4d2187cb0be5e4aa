import { fireEvent, screen } from '@testing-library/react';
import type { LoadingComponentProps } from 'react-loadable';
import { describe, expect, test, vi } from 'vitest';
import Loading from '../../../src/theme/Loading';
import { renderInSite } from '../renderInSite';

function show(props: Partial<LoadingComponentProps>) {
  const retry = vi.fn();
  const defaults = { isLoading: true, pastDelay: true, timedOut: false, error: null, retry };
  return { ...renderInSite(<Loading {...defaults} {...props} />), retry };
}

describe('while the code of a page is loaded', () => {
  test('a spinner shows, with a name', () => {
    show({});
    expect(screen.getByRole('status', { name: 'Loading' })).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('nothing flashes up before the delay is over', () => {
    const { container } = show({ pastDelay: false });
    expect(container.innerHTML).toBe('');
  });
});

describe('where the code of a page could not be loaded', () => {
  test('the error shows, with a button to try again', () => {
    const { retry } = show({ error: new Error('Loading chunk 7 failed.') });
    expect(screen.getByText('Error: Loading chunk 7 failed.')).toBeTruthy();
    expect(screen.queryByRole('status')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(retry).toHaveBeenCalledOnce();
  });

  test('the error shows even before the delay is over', () => {
    show({ error: 'failed', pastDelay: false });
    expect(screen.getByText('failed')).toBeTruthy();
  });
});
