import { expect, test } from 'vitest';
import { refusesTracking } from '../../../src/lib/refusesTracking';

test('Global Privacy Control and Do Not Track refuse', () => {
  expect(refusesTracking({ globalPrivacyControl: true })).toBe(true);
  expect(refusesTracking({ doNotTrack: '1' })).toBe(true);
});

test('their absence, and a browser that allows, refuse nothing', () => {
  expect(refusesTracking({})).toBe(false);
  expect(refusesTracking({ globalPrivacyControl: false, doNotTrack: '0' })).toBe(false);
  expect(refusesTracking({ doNotTrack: null })).toBe(false);
});
