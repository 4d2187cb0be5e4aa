import { expect, test } from 'vitest';
import { cookieScope } from '../../../src/lib/cookieScope';

test('a host of the parent domain shares its cookies with the others, over HTTPS only', () => {
  for (const host of ['convex.dev', 'docs.convex.dev', 'a.b.convex.dev']) {
    expect(cookieScope(host, 'convex.dev')).toEqual({ domain: '.convex.dev', secure: true });
  }
});

test('any other host keeps its cookies to itself', () => {
  for (const host of ['preview.netlify.app', 'otherconvex.dev', 'convex.dev.example.com']) {
    expect(cookieScope(host, 'convex.dev')).toEqual({ secure: true });
  }
});

test('localhost has no HTTPS to ask for', () => {
  expect(cookieScope('localhost', 'convex.dev')).toEqual({ secure: false });
});
