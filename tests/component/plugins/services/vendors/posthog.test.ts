import { beforeEach, expect, test, vi } from 'vitest';
import type { EventHandlers } from '../../../../../plugins/services/events';
import { start } from '../../../../../plugins/services/vendors/posthog';
import { fakeContext } from './fakeContext';

const library = vi.hoisted(() => ({
  init: vi.fn(),
  capture: vi.fn(),
  set_config: vi.fn(),
  get_distinct_id: () => 'reader-1',
}));
const load = vi.hoisted(() => vi.fn());

vi.mock('posthog-js/dist/module.slim.no-external', () => {
  load();
  return { posthog: library };
});

const settings = { key: 'phc_1', host: 'https://us.i.posthog.com' };

function startService() {
  const fake = fakeContext();
  return { ...fake, handlers: start(settings, fake.context) as EventHandlers };
}

beforeEach(() => {
  vi.clearAllMocks();
  document.title = 'Queries';
  history.replaceState(null, '', '/functions');
});

test('loads the library at idle; earlier events are captured with their own page and time', async () => {
  const { handlers, becomeIdle, readId } = startService();
  const before = Date.now();
  handlers['view doc load']?.({ path: '/functions' });
  document.title = 'Realtime';
  history.replaceState(null, '', '/realtime');
  handlers.$pageview?.({});
  expect(load).not.toHaveBeenCalled();
  becomeIdle();
  expect(await readId()).toBe('reader-1');
  expect(library.init).toHaveBeenCalledExactlyOnceWith(
    'phc_1',
    expect.objectContaining({
      api_host: 'https://us.i.posthog.com',
      persistence: 'memory',
      capture_pageview: false,
      autocapture: false,
      disable_external_dependency_loading: true,
    }),
  );
  const [first, second] = library.capture.mock.calls;
  expect(first?.slice(0, 2)).toEqual([
    'view doc load',
    expect.objectContaining({ path: '/functions', $pathname: '/functions', title: 'Queries' }),
  ]);
  const delay = first?.[2].timestamp.getTime() - before;
  expect([delay >= 0, delay < 1000]).toEqual([true, true]);
  expect(second?.slice(0, 2)).toEqual([
    '$pageview',
    expect.objectContaining({ $pathname: '/realtime', title: 'Realtime' }),
  ]);
  handlers.$pageview?.({});
  expect(library.capture).toHaveBeenLastCalledWith('$pageview', {});
});

test('keeps at most 100 events until the library has loaded', async () => {
  const { handlers, becomeIdle, readId } = startService();
  for (let event = 0; event < 150; event += 1) handlers.$pageview?.({});
  becomeIdle();
  await readId();
  expect(library.capture).toHaveBeenCalledTimes(100);
});

test('a library that fails to load only warns, and there is no id', async () => {
  const error = new Error('blocked');
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  library.init.mockImplementationOnce(() => {
    throw error;
  });
  const { becomeIdle, readId } = startService();
  becomeIdle();
  expect(await readId()).toBeUndefined();
  expect(warn).toHaveBeenCalledExactlyOnceWith('Product analytics could not be loaded.', error);
});

test('remembers the reader in local storage and a cookie, and takes feedback, only while consent is given', async () => {
  const { handlers, changeConsent, becomeIdle, readId } = startService();
  becomeIdle();
  await readId();
  changeConsent('undecided');
  expect(handlers['page feedback']).toBeUndefined();
  changeConsent('accepted');
  expect(library.set_config).toHaveBeenLastCalledWith({ persistence: 'localStorage+cookie' });
  const feedback = { path: '/functions', isHelpful: false };
  handlers['page feedback']?.(feedback);
  expect(library.capture).toHaveBeenLastCalledWith('page feedback', feedback);
  changeConsent('declined');
  expect(library.set_config).toHaveBeenLastCalledWith({ persistence: 'memory' });
  expect(handlers['page feedback']).toBeUndefined();
});
