import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { EventHandlers } from '../../../../../plugins/services/events';
import { start } from '../../../../../plugins/services/vendors/dashboard';
import { fakeContext } from './fakeContext';

const startService = () =>
  start({ apiUrl: 'https://api.example.com' }, fakeContext().context) as Required<EventHandlers>;
const network = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.stubGlobal('fetch', network);
});
afterEach(() => {
  vi.clearAllMocks();
  Reflect.deleteProperty(document, 'cookie');
});

test('the two events of the dashboard are posted as JSON with the version of the client, also from a page being left', () => {
  network.mockResolvedValue(new Response());
  const handlers = startService();
  expect(Object.keys(handlers).sort()).toEqual(['scroll doc', 'view doc']);
  handlers['view doc']({ path: '/functions' });
  expect(network).toHaveBeenCalledExactlyOnceWith('https://api.example.com/api/dashboard/event', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Convex-Client': 'npm-1.26.2' },
    body: '{"event":"view doc","args":{"path":"/functions"}}',
    keepalive: true,
  });
});

const failure = new TypeError('Failed to fetch');

test.each<[string, () => Promise<Response>, unknown]>([
  ['request failed with response', async () => new Response('no', { status: 500 }), 500],
  ['response failed with error', () => Promise.reject(failure), failure],
])("a failure only warns 'Analytics %s', and isn't retried", async (text, answer, detail) => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  network.mockImplementation(answer);
  startService()['scroll doc']({ path: '/' });
  await vi.waitFor(() => expect(warn).toHaveBeenCalled());
  expect(warn.mock.calls).toEqual([[`Analytics ${text}`, detail]]);
  expect(network).toHaveBeenCalledOnce();
});

const attributes = 'path=/; expires=Tue, 19 Jan 2038 03:14:07 GMT; samesite=lax';
const room = 4096 - 'cvx-t='.length;

test.each([
  ['docs.convex.dev', 'abc', `cvx-t=abc; ${attributes}; domain=.convex.dev; secure`],
  ['localhost', 'abc', `cvx-t=abc; ${attributes}`],
  ['localhost', 'a; b=c, ü', `cvx-t=a%3B%20b%3Dc%2C%20%C3%BC; ${attributes}`],
  ['localhost', 'a'.repeat(room), `cvx-t=${'a'.repeat(room)}; ${attributes}`],
  ['localhost', 'a'.repeat(room + 1), undefined],
  ['localhost', 'ü'.repeat(room / 3), undefined],
  ['localhost', '', undefined],
])('on %s the token of the address goes into a cookie', (hostname, token, cookie) => {
  const written: string[] = [];
  Object.defineProperty(document, 'cookie', {
    configurable: true,
    set: (one: string) => written.push(one),
  });
  const href = `https://${hostname}/functions?a=1&t=${encodeURIComponent(token)}#limits`;
  vi.stubGlobal('location', { href, hostname });
  const replace = vi.spyOn(history, 'replaceState').mockImplementation(() => {});
  startService();
  expect(written).toEqual(cookie === undefined ? [] : [cookie]);
  expect(String(replace.mock.lastCall?.[2])).toBe(`https://${hostname}/functions?a=1#limits`);
});
