import { useHistory } from '@docusaurus/router';
import { useSeparateDocuments } from '@site/src/features/page/useSeparateDocuments';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';

/** Opens a page; returns its history and what was loaded as a separate page. */
function openPage(href: string) {
  const assign = vi.fn();
  vi.stubGlobal('location', { href: `https://docs.convex.dev${href}`, assign });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MemoryRouter initialEntries={[href]}>{children}</MemoryRouter>
  );
  const { result } = renderHook(
    () => {
      useSeparateDocuments();
      return useHistory();
    },
    { wrapper },
  );
  return { history: result.current, assign };
}

test.each([
  ['/http-api', '/management-api/create-project', true],
  ['/docs/management-api', '/docs/functions?a=1#limits', true],
  ['/functions', '/realtime#a', false],
  ['/http-api', '/http-api#deployment-api', false],
  ['/management-api', '/public-deployment-api/query-post', false],
])('from %s to %s a page is loaded: %s', (from, to, loads) => {
  const { history, assign } = openPage(from);
  act(() => history.push(to));
  expect(assign.mock.calls).toEqual(loads ? [[to]] : []);
  expect(history.createHref(history.location)).toBe(loads ? from : to);
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
