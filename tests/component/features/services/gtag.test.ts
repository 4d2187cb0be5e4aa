import { afterEach, expect, test } from 'vitest';
import type { EventHandlers } from '../../../../src/features/analytics';
import { start } from '../../../../src/features/services/gtag';
import { fakeContext } from './fakeContext';

afterEach(() => {
  delete window.dataLayer;
  document.head.replaceChildren();
});

/** Starts the service; also returns what it has told Google's script, in order. */
function startGtag() {
  const { context, changeConsent } = fakeContext();
  const handlers = start({ trackingId: 'G-TEST12345' }, context) as EventHandlers;
  const queued = () => (window.dataLayer ?? []).map((call) => Array.from(call));
  return { handlers, changeConsent, queued };
}

const denied = 'denied';

test('consent is denied before anything else, and addresses are anonymized', () => {
  expect(startGtag().queued()).toEqual([
    [
      'consent',
      'default',
      {
        ad_storage: denied,
        ad_user_data: denied,
        ad_personalization: denied,
        analytics_storage: denied,
        wait_for_update: 2000,
      },
    ],
    ['js', expect.any(Date)],
    ['config', 'G-TEST12345', { anonymize_ip: true }],
  ]);
});

test("Google's script only accepts calls that are `arguments` objects", () => {
  startGtag();
  expect(String(window.dataLayer?.[0])).toBe('[object Arguments]');
});

test("Google's script is added once, without blocking the page", () => {
  startGtag();
  const [script, ...others] = document.head.querySelectorAll('script');
  expect(others).toEqual([]);
  expect(script?.src).toBe('https://www.googletagmanager.com/gtag/js?id=G-TEST12345');
  expect(script?.async).toBe(true);
});

test('passes the choice on, but nothing while the reader has not decided; only analytics is ever granted', () => {
  const { changeConsent, queued } = startGtag();
  const before = queued().length;
  changeConsent('accepted');
  changeConsent('declined');
  expect(queued().slice(before)).toEqual([
    ['consent', 'update', { analytics_storage: 'granted' }],
    ['consent', 'update', { analytics_storage: 'denied' }],
  ]);
});

test('sets the path of the page before it counts a page view', () => {
  const { handlers, queued } = startGtag();
  const before = queued().length;
  handlers.page_view?.({ page_path: '/realtime?a=1#b' });
  expect(queued().slice(before)).toEqual([
    ['set', 'page_path', '/realtime?a=1#b'],
    ['event', 'page_view'],
  ]);
});
