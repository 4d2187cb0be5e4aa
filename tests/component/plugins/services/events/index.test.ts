import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { EventHandlers } from '../../../../../plugins/services/events';
import type { ConfiguredService, ServiceContext } from '../../../../../plugins/services/vendors';

// Subscriptions last as long as the page, so each test loads the modules anew.
let analytics: typeof import('../../../../../plugins/services/events');
let startServices: typeof import('../../../../../plugins/services/vendors/service').startServices;
let events: [name: string, args: object][] = [];

const names = ['view doc load', '$pageview', 'view doc', 'scroll doc', 'page_view'];

beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  // Listeners of earlier tests go on writing to the arrays that they know.
  const current: typeof events = [];
  events = current;
  analytics = await import('../../../../../plugins/services/events');
  ({ startServices } = await import('../../../../../plugins/services/vendors/service'));
  const handlers = Object.fromEntries(
    names.map((name) => [name, (args: object) => current.push([name, args])]),
  ) as EventHandlers;
  startAll({ fake: () => handlers });
});
afterEach(() => {
  vi.useRealTimers();
  history.replaceState(null, '', '/');
});

function startAll(services: Record<string, ConfiguredService['start']>) {
  const list = Object.entries(services).map(([name, start]) => ({
    name,
    start,
    runsVendorCode: false,
  }));
  startServices(list, {} as ServiceContext);
}

function locationOf(address: string) {
  const { pathname, search, hash } = new URL(address, 'https://docs.example.com');
  return { pathname, search, hash, state: undefined };
}

/** Moves the application from one address to another; without the former it is the first page. */
function visit(address: string, previous?: string) {
  history.replaceState(null, '', address);
  analytics.trackRoute({
    location: locationOf(address),
    previousLocation: previous === undefined ? null : locationOf(previous),
  });
  vi.runAllTimers();
}

function scrollTo(top: number) {
  vi.stubGlobal('scrollY', top);
  dispatchEvent(new Event('scroll'));
}

const scrolls = () => events.filter(([name]) => name === 'scroll doc').map(([, args]) => args);

test('the first page is a load, a view of the document and a page view, but no change of the page', () => {
  history.replaceState(null, '', '/functions');
  analytics.trackLoad();
  visit('/functions');
  expect(events).toEqual([
    ['view doc load', { path: '/functions' }],
    ['view doc', { path: '/functions' }],
    ['$pageview', {}],
  ]);
});

test("another path is a page view, and a change of the hash isn't", () => {
  visit('/realtime?a=1#b', '/functions');
  expect(events).toEqual([
    ['view doc', { path: '/realtime' }],
    ['$pageview', {}],
    ['page_view', { page_path: '/realtime?a=1#b' }],
  ]);
  events.length = 0;
  visit('/functions#limits', '/functions');
  expect(events).toEqual([
    ['view doc', { path: '/functions' }],
    ['page_view', { page_path: '/functions#limits' }],
  ]);
});

test("'scroll doc' once per page, past 300 px and not before", () => {
  analytics.trackLoad();
  visit('/functions');
  scrollTo(300);
  expect(scrolls()).toEqual([]);
  for (const top of [301, 900, 0, 500]) scrollTo(top);
  expect(scrolls()).toEqual([{ path: '/functions' }]);
  vi.stubGlobal('scrollY', 0);
  visit('/functions#limits', '/functions');
  scrollTo(400);
  expect(scrolls()).toHaveLength(1);
  // Scrolled before the application started, or before the page was there.
  visit('/realtime', '/functions');
  expect(scrolls()).toEqual([{ path: '/functions' }, { path: '/realtime' }]);
});

test('a service that throws only warns, and the others still get the event', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const error = new Error('broken');
  const fail = () => {
    throw error;
  };
  startAll({ first: fail, second: async () => fail(), third: () => ({ 'view doc': fail }) });
  analytics.track('view doc', { path: '/' });
  expect(events).toEqual([['view doc', { path: '/' }]]);
  await vi.waitFor(() => expect(warn).toHaveBeenCalledTimes(3));
  expect(warn.mock.calls).toEqual([
    ['first could not be started.', error],
    ["The event 'view doc' could not be sent.", error],
    ['second could not be started.', error],
  ]);
});
