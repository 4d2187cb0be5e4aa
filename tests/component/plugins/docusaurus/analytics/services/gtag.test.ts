import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { start } from '../../../../../../plugins/docusaurus/analytics/services/gtag';
import type { EventHandlers } from '../../../../../../src/features/analytics';
import { fakeContext } from '../fakeContext';

const gtag = vi.fn();

beforeEach(() => {
  gtag.mockClear();
  vi.stubGlobal('gtag', gtag);
});
afterEach(() => vi.unstubAllGlobals());

test('passes the choice on, but nothing while the reader has not decided; only analytics is ever granted', () => {
  const { context, changeConsent } = fakeContext();
  start({ trackingId: 'G-TEST' }, context);
  expect(gtag).not.toHaveBeenCalled();
  changeConsent('accepted');
  changeConsent('declined');
  expect(gtag.mock.calls).toEqual([
    ['consent', 'update', { analytics_storage: 'granted' }],
    ['consent', 'update', { analytics_storage: 'denied' }],
  ]);
});

test('sets the path of the page before it counts a page view', () => {
  const handlers = start({ trackingId: 'G-TEST' }, fakeContext().context) as EventHandlers;
  handlers.page_view?.({ page_path: '/realtime?a=1#b' });
  expect(gtag.mock.calls).toEqual([
    ['set', 'page_path', '/realtime?a=1#b'],
    ['event', 'page_view'],
  ]);
});

test('does nothing if the script in the head is missing', () => {
  vi.unstubAllGlobals();
  const { context, changeConsent } = fakeContext();
  start({ trackingId: 'G-TEST' }, context);
  expect(() => changeConsent('accepted')).not.toThrow();
});
