import { expect, test } from 'vitest';
import {
  consentAttributes,
  consentOf,
  refusesTracking,
  storedValue,
} from '../../../../../plugins/services/consent/cookie';

test('the cookie allowsCookies has the values that the website uses', () => {
  expect([storedValue('accepted'), storedValue('declined')]).toEqual(['true', 'false']);
});

test.each([
  ['a=1; allowsCookies=true', 'accepted'],
  ['allowsCookies=false; b=2', 'declined'],
  ['', 'undecided'],
  ['other=true; x-allowsCookies=true', 'undecided'],
  ['allowsCookies=; allowsCookies=yes; allowsCookies=TRUE; allowsCookies=1', 'undecided'],
  // Of several hosts and paths.
  ['allowsCookies=true; allowsCookies=false', 'declined'],
  ['allowsCookies=false; allowsCookies=true', 'declined'],
  ['allowsCookies=maybe; allowsCookies=true', 'accepted'],
])('the cookies "%s" mean %s, or declined without tracking', (cookies, consent) => {
  expect(consentOf(cookies, false)).toBe(consent);
  expect(consentOf(cookies, true)).toBe('declined');
});

test.each([
  [true, { globalPrivacyControl: true }],
  [true, { doNotTrack: '1' }],
  [false, {}],
  [false, { globalPrivacyControl: false, doNotTrack: '0' }],
  [false, { doNotTrack: null }],
])('a browser refuses tracking (%s) by %o', (refuses, signals) => {
  expect(refusesTracking(signals)).toBe(refuses);
});

test.each([
  ['docs.convex.dev', { domain: '.convex.dev', secure: true }],
  ['convex.dev', { domain: '.convex.dev', secure: true }],
  ['otherconvex.dev', { secure: true }],
  ['convex.dev.example.com', { secure: true }],
  ['localhost', { secure: false }],
])('on %s the cookie is for 400 days, every path and %o', (hostname, scope) => {
  const common = { path: '/', 'max-age': '34560000', sameSite: 'lax' };
  expect(consentAttributes(hostname)).toEqual({ ...common, ...scope });
});
