import { expect, test } from 'vitest';
import { compareVersions, releaseIn } from '../../../../src/features/changes/compareVersions';

test('releases are compared by their numbers, not as text', () => {
  expect(['1.9.0', '1.48.0', '1.42.2', '1.42.10'].sort(compareVersions)).toEqual([
    '1.9.0',
    '1.42.2',
    '1.42.10',
    '1.48.0',
  ]);
  expect(compareVersions('1.48.0', '1.48.0')).toBe(0);
});

test.each([
  ['?from=1.36.1', '1.36.1'],
  ['?a=b&from=v1.36.1', '1.36.1'],
  ['?from=1.36', undefined],
  ['?from=latest', undefined],
  ['', undefined],
])('the address %s names the release %s', (query, release) => {
  expect(releaseIn(query)).toBe(release);
});
