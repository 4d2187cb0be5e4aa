import { expect, test } from 'vitest';
import {
  consentAttributes,
  consentCookie,
  consentOf,
  storedValue,
} from '../../../../src/features/consent/cookie';

test('the choice is stored in a cookie named allowsCookies', () => {
  expect(consentCookie).toBe('allowsCookies');
  expect(consentOf(storedValue('accepted'), false)).toBe('accepted');
  expect(consentOf(storedValue('declined'), false)).toBe('declined');
});

test('the website writes true and false into the same cookie', () => {
  expect(storedValue('accepted')).toBe('true');
  expect(storedValue('declined')).toBe('false');
});

test('no cookie, or one with a value that means nothing, is undecided', () => {
  for (const value of [undefined, '', 'yes', 'TRUE', '1']) {
    expect(consentOf(value, false)).toBe('undecided');
  }
});

test('a browser that refuses tracking has declined, whatever the cookie says', () => {
  for (const value of [undefined, 'true', 'false']) expect(consentOf(value, true)).toBe('declined');
});

test('path /, max age 34,560,000 seconds, secure unless on localhost, parent domain when on it', () => {
  const common = { path: '/', 'max-age': '34560000', sameSite: 'lax' };
  expect(consentAttributes('docs.convex.dev')).toEqual({
    ...common,
    secure: true,
    domain: '.convex.dev',
  });
  expect(consentAttributes('preview.example.com')).toEqual({ ...common, secure: true });
  expect(consentAttributes('localhost')).toEqual({ ...common, secure: false });
});
