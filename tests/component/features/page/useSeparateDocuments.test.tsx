import { useHistory } from '@docusaurus/router';
import { useSeparateDocuments } from '@site/src/features/page/useSeparateDocuments';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, test, vi } from 'vitest';

afterEach(() => vi.unstubAllGlobals());

/** Opens a page; returns its history and what was loaded as a separate page. */
function openPage(href: string) {
  const assign = vi.fn();
  vi.stubGlobal('location', { href: `https://docs.convex.dev${href}`, assign });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MemoryRouter initialEntries={[href]}>{children}</MemoryRouter>
  );
  const { result, unmount } = renderHook(
    () => {
      useSeparateDocuments();
      return useHistory();
    },
    { wrapper },
  );
  return { history: result.current, assign, unmount };
}

describe.each([
  ['/http-api', '/management-api/create-project'],
  ['/docs/management-api', '/docs/functions?a=1#limits'],
])('from %s to %s', (from, to) => {
  test('the page is loaded, and the application stays where it is', () => {
    const { history, assign } = openPage(from);
    act(() => history.push(to));
    expect(assign).toHaveBeenCalledExactlyOnceWith(to);
    expect(history.location.pathname).toBe(from);
  });
});

test.each([
  ['/functions', '/realtime#a'],
  ['/http-api', '/http-api#deployment-api'],
  ['/management-api', '/public-deployment-api/query-post'],
])('from %s to %s the application goes by itself', (from, to) => {
  const { history, assign } = openPage(from);
  act(() => history.push(to));
  expect(assign).not.toHaveBeenCalled();
  expect(history.createHref(history.location)).toBe(to);
});

test('with the hash router the address changes first, which the router then follows', () => {
  const { history, assign } = openPage('/');
  assign.mockImplementation(() => {
    vi.stubGlobal('location', { href: 'https://docs.convex.dev/#/management-api', assign });
  });
  act(() => history.push('/management-api'));
  act(() => history.push('/management-api'));
  expect(assign).toHaveBeenCalledOnce();
  expect(history.location.pathname).toBe('/management-api');
});

test('it ends with the application', () => {
  const { history, assign, unmount } = openPage('/functions');
  unmount();
  act(() => history.push('/management-api'));
  expect(assign).not.toHaveBeenCalled();
});
