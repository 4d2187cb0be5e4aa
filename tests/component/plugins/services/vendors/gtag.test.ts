import { afterEach, expect, test } from 'vitest';
import type { EventHandlers } from '../../../../../plugins/services/events';
import { start } from '../../../../../plugins/services/vendors/gtag';
import { fakeContext } from './fakeContext';

afterEach(() => {
  delete window.dataLayer;
  document.head.replaceChildren();
});

test("Google's script is added once, without blocking the page, and told of the denied consent first, then of choices and page views", () => {
  const { context, changeConsent } = fakeContext();
  const handlers = start({ trackingId: 'G-TEST12345' }, context) as EventHandlers;
  const [script, ...others] = document.head.querySelectorAll('script');
  expect(others).toEqual([]);
  expect(script?.src).toBe('https://www.googletagmanager.com/gtag/js?id=G-TEST12345');
  expect(script?.async).toBe(true);

  changeConsent('accepted');
  changeConsent('declined');
  handlers.page_view?.({ page_path: '/realtime?a=1#b' });
  const denied = 'denied';
  const consent = {
    ad_storage: denied,
    ad_user_data: denied,
    ad_personalization: denied,
    analytics_storage: denied,
    wait_for_update: 2000,
  };
  expect((window.dataLayer ?? []).map((call) => Array.from(call))).toEqual([
    ['consent', 'default', consent],
    ['js', expect.any(Date)],
    ['config', 'G-TEST12345', { anonymize_ip: true }],
    ['consent', 'update', { analytics_storage: 'granted' }],
    ['consent', 'update', { analytics_storage: 'denied' }],
    ['set', 'page_path', '/realtime?a=1#b'],
    ['event', 'page_view'],
  ]);
  // The script accepts no other kind of list.
  expect(String(window.dataLayer?.[0])).toBe('[object Arguments]');
});
