import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { EventHandlers, ServiceContext } from '../../../../src/features/analytics';

// Subscriptions last as long as the page, so each test loads the modules anew.
let analytics: typeof import('../../../../src/features/analytics');
const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
const context = {} as ServiceContext;

beforeEach(async () => {
  vi.resetModules();
  warn.mockClear();
  analytics = await import('../../../../src/features/analytics');
});
afterEach(() => vi.useRealTimers());

const service = (handlers: EventHandlers, name = 'fake') => ({ name, start: () => handlers });

test('an event goes to each service that wants it, with its arguments', () => {
  const [first, second, other] = [vi.fn(), vi.fn(), vi.fn()];
  analytics.startServices(
    [service({ 'view doc': first, 'scroll doc': other }), service({ 'view doc': second })],
    context,
  );
  analytics.track('view doc', { path: '/functions' });
  expect(first).toHaveBeenCalledExactlyOnceWith({ path: '/functions' });
  expect(second).toHaveBeenCalledExactlyOnceWith({ path: '/functions' });
  expect(other).not.toHaveBeenCalled();
});

test('a service gets the context of the site when it starts', () => {
  const start = vi.fn();
  analytics.startServices([{ name: 'fake', start }], context);
  expect(start).toHaveBeenCalledExactlyOnceWith(context);
});

test('a service that throws only warns, and the others still get the event', async () => {
  const error = new Error('broken');
  const fail = () => {
    throw error;
  };
  const received = vi.fn();
  analytics.startServices(
    [
      { name: 'first', start: fail },
      { name: 'second', start: async () => fail() },
      service({ 'view doc': fail }),
      service({ 'view doc': received }),
    ],
    context,
  );
  analytics.track('view doc', { path: '/' });
  expect(received).toHaveBeenCalledOnce();
  await vi.waitFor(() => expect(warn).toHaveBeenCalledTimes(3));
  expect(warn.mock.calls).toEqual([
    ['first could not be started.', error],
    ["The event 'view doc' could not be sent.", error],
    ['second could not be started.', error],
  ]);
});
