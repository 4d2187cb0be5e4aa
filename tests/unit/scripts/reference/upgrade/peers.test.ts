import { describe, expect, test } from 'vitest';
import { chooseVersion, fits } from '../../../../../scripts/reference/upgrade/peers.mts';

const versions = new Map([['convex', '1.48.0']]);
const published = [
  { name: 'limiter', version: '0.2.9', peerDependencies: { convex: '>=1.17.0 <1.35.0' } },
  { name: 'limiter', version: '0.3.0-alpha.1', peerDependencies: { convex: '^1.24.8' } },
  { name: 'limiter', version: '0.3.0', peerDependencies: { convex: '^1.24.8' } },
  { name: 'limiter', version: '0.4.0', peerDependencies: { convex: '^1.24.8' } },
];

describe('a companion of the upgraded package', () => {
  test('fits if its range includes the new version, or if it has none', () => {
    expect(fits({ peerDependencies: { convex: '^1.17.0', react: '^18' } }, versions)).toBe(true);
    expect(fits({ peerDependencies: { convex: '~1.26.0' } }, versions)).toBe(false);
    expect(fits({}, versions)).toBe(true);
  });

  test('follows by the smallest step that fits, never to a prerelease', () => {
    expect(chooseVersion(published, versions)).toBe('0.3.0');
    expect(chooseVersion(published.slice(0, 2), versions)).toBeUndefined();
  });
});
