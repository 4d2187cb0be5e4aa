import { expect, test } from 'vitest';
import { tokenCookie } from '../../../../src/features/services/dashboard';

test('the cookie cvx-t is for the parent domain, expires in 2038 and is secure', () => {
  expect(tokenCookie('abc', 'docs.convex.dev')).toBe(
    'cvx-t=abc; path=/; expires=Tue, 19 Jan 2038 03:14:07 GMT; samesite=lax; domain=.convex.dev; secure',
  );
});

test('on localhost it is for this host and not secure', () => {
  expect(tokenCookie('abc', 'localhost')).toBe(
    'cvx-t=abc; path=/; expires=Tue, 19 Jan 2038 03:14:07 GMT; samesite=lax',
  );
});

test('its value is encoded, so that it cannot add attributes', () => {
  expect(tokenCookie('a; domain=evil.example, ü', 'localhost')).toMatch(
    /^cvx-t=a%3B%20domain%3Devil\.example%2C%20%C3%BC; path=\/;/,
  );
});

test('a value beyond 4 kB once encoded, or an empty one, is refused', () => {
  const room = 4096 - 'cvx-t='.length;
  expect(tokenCookie('a'.repeat(room), 'localhost')).toContain('a'.repeat(room));
  expect(tokenCookie('a'.repeat(room + 1), 'localhost')).toBeUndefined();
  expect(tokenCookie('ü'.repeat(room / 3), 'localhost')).toBeUndefined();
  expect(tokenCookie('', 'localhost')).toBeUndefined();
});
