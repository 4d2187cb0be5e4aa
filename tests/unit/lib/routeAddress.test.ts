import { expect, test } from 'vitest';
import { routeAddress } from '../../../src/lib/routeAddress';

test.each([
  ['/', '/', 'browser', '/'],
  ['/functions#x', '/docs/', 'browser', '/docs/functions#x'],
  ['/', '/docs/', 'browser', '/docs/'],
  ['/functions#x', '/docs/', 'hash', '/docs/#/functions#x'],
] as const)('mounts %s below %s in %s mode at %s', (route, baseUrl, router, address) => {
  expect(routeAddress(route, { baseUrl, router })).toBe(address);
});
