import { describe, expect, test } from 'vitest';
import { nodeOptions } from '../../../scripts/lib/docusaurusCommand.mts';

describe('memory of a build', () => {
  const gigabyte = 1024 ** 3;

  test('is at most 8 GB', () => {
    expect(nodeOptions(undefined, 64 * gigabyte)).toBe('--max-old-space-size=8192');
  });

  test('is three quarters of a small machine', () => {
    expect(nodeOptions(undefined, 4 * gigabyte)).toBe('--max-old-space-size=3072');
  });

  test('leaves what the caller set', () => {
    expect(nodeOptions('--enable-source-maps', 64 * gigabyte)).toBe(
      '--enable-source-maps --max-old-space-size=8192',
    );
    expect(nodeOptions('--max-old-space-size=100', gigabyte)).toBe('--max-old-space-size=100');
  });
});
