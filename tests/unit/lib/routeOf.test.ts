import { describe, expect, test } from 'vitest';
import { routeOf } from '../../../src/lib/routeOf';

describe('routeOf', () => {
  test.each([
    ['/', '/', '/'],
    ['/functions', '/', '/functions'],
    ['/functions/', '/', '/functions'],
    ['/docs/', '/docs/', '/'],
    ['/docs', '/docs/', '/'],
    ['/docs/functions', '/docs/', '/functions'],
    ['/docs-old', '/docs/', '/docs-old'],
  ])('makes %s below %s the route %s', (permalink, baseUrl, route) => {
    expect(routeOf(permalink, baseUrl)).toBe(route);
  });
});
