import { execFileSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { nodeFlags, nodeOptions } from '../../../../scripts/build/docusaurusCommand.mts';

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

  test('has flags that this Node knows, in builds only', () => {
    expect(nodeFlags('start')).toEqual([]);
    const flags = nodeFlags('build');
    expect(flags).not.toEqual([]);
    const output = execFileSync(process.execPath, [...flags, '-p', '1 + 1'], { encoding: 'utf8' });
    expect(output.trim()).toBe('2');
  });
});
