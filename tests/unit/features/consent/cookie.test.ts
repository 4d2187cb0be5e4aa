import { expect, test } from 'vitest';
import {
  consentAttributes,
  consentCookie,
  consentOf,
  storedValue,
} from '../../../../src/features/consent/cookie';

test('the choice is stored in a cookie named allowsCookies', () => {
  expect(consentCookie).toBe('allowsCookies');
  expect(consentOf(`a=1; allowsCookies=${storedValue('accepted')}`, false)).toBe('accepted');
  expect(consentOf(`allowsCookies=${storedValue('declined')}; b=2`, false)).toBe('declined');
});

test('the website writes true and false into the same cookie', () => {
  expect(storedValue('accepted')).toBe('true');
  expect(storedValue('declined')).toBe('false');
});

test('no cookie, or one with a value that means nothing, is undecided', () => {
  for (const value of ['', 'yes', 'TRUE', '1']) {
    expect(consentOf(`allowsCookies=${value}`, false)).toBe('undecided');
  }
  for (const cookies of ['', 'other=true', 'x-allowsCookies=true']) {
    expect(consentOf(cookies, false)).toBe('undecided');
  }
});

test('of several cookies, of hosts and paths, a decline counts, and a value that means nothing does not', () => {
  const consent = (...all: string[]) =>
    consentOf(all.map((value) => `allowsCookies=${value}`).join('; '), false);
  expect(consent('true', 'false')).toBe('declined');
  expect(consent('false', 'true')).toBe('declined');
  expect(consent('maybe', 'true')).toBe('accepted');
});

test('a browser that refuses tracking has declined, whatever the cookie says', () => {
  for (const cookies of ['', 'allowsCookies=true', 'allowsCookies=false']) {
    expect(consentOf(cookies, true)).toBe('declined');
  }
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
