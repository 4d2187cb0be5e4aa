import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { EventHandlers } from '../../../../src/features/analytics';
import { start } from '../../../../src/features/services/dashboard';
import { fakeContext } from './fakeContext';

const startService = () =>
  start({ apiUrl: 'https://api.example.com' }, fakeContext().context) as Required<EventHandlers>;
const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
const network = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.stubGlobal('fetch', network);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

test('an event is posted as JSON with the version of the client, to be sent from a page being left', () => {
  network.mockResolvedValue(new Response());
  startService()['view doc']({ path: '/functions' });
  expect(network).toHaveBeenCalledExactlyOnceWith('https://api.example.com/api/dashboard/event', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Convex-Client': 'npm-1.26.2' },
    body: '{"event":"view doc","args":{"path":"/functions"}}',
    keepalive: true,
  });
});

test("an error response only warns 'Analytics request failed with response'", async () => {
  network.mockResolvedValue(new Response('no', { status: 500 }));
  startService()['scroll doc']({ path: '/' });
  await vi.waitFor(() => expect(warn).toHaveBeenCalled());
  expect(warn.mock.calls).toEqual([['Analytics request failed with response', 500]]);
  expect(network).toHaveBeenCalledOnce();
});

test("a request that fails only warns 'Analytics response failed with error'", async () => {
  const error = new TypeError('Failed to fetch');
  network.mockRejectedValue(error);
  startService()['scroll doc']({ path: '/' });
  await vi.waitFor(() => expect(warn).toHaveBeenCalled());
  expect(warn.mock.calls).toEqual([['Analytics response failed with error', error]]);
  expect(network).toHaveBeenCalledOnce();
});

test('takes the two events of the dashboard and no others', () => {
  expect(Object.keys(startService()).sort()).toEqual(['scroll doc', 'view doc']);
});

test('keeps the token of the address in the cookie cvx-t and takes it out of the address bar', () => {
  history.replaceState(null, '', '/functions?a=1&t=abc#limits');
  startService();
  expect(location.pathname + location.search + location.hash).toBe('/functions?a=1#limits');
  expect(document.cookie).toContain('cvx-t=abc');
  // biome-ignore lint/suspicious/noDocumentCookie: puts back what the service wrote
  document.cookie = 'cvx-t=; path=/; max-age=0';
  history.replaceState(null, '', '/');
});
