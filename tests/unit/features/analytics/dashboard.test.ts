import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createDashboardSink } from '../../../../src/features/analytics/sinks/dashboard';

const send = createDashboardSink({ apiUrl: 'https://api.example.com', version: '1.26.2' });
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
  send('view doc', { path: '/functions' });
  expect(network).toHaveBeenCalledExactlyOnceWith('https://api.example.com/api/dashboard/event', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Convex-Client': 'npm-1.26.2' },
    body: '{"event":"view doc","args":{"path":"/functions"}}',
    keepalive: true,
  });
});

test("an answer that is no success only warns 'Analytics request failed with response'", async () => {
  network.mockResolvedValue(new Response('no', { status: 500 }));
  send('scroll doc', { path: '/' });
  await vi.waitFor(() => expect(warn).toHaveBeenCalled());
  expect(warn.mock.calls).toEqual([['Analytics request failed with response', 500]]);
  expect(network).toHaveBeenCalledOnce();
});

test("a request that fails only warns 'Analytics response failed with error'", async () => {
  const error = new TypeError('Failed to fetch');
  network.mockRejectedValue(error);
  send('scroll doc', { path: '/' });
  await vi.waitFor(() => expect(warn).toHaveBeenCalled());
  expect(warn.mock.calls).toEqual([['Analytics response failed with error', error]]);
  expect(network).toHaveBeenCalledOnce();
});
