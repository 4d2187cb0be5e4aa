import { describe, expect, test } from 'vitest';
import { explainNpm } from '../../../../../scripts/reference/upgrade/npm.mts';

describe('a failure of npm', () => {
  test.each([
    [
      'npm error code ETARGET\nnpm error notarget No matching version found for convex@99.0.0.',
      'npm has no version convex@99. Name one that is published.',
    ],
    ['npm ERR! code E404\nnpm ERR! 404 Not Found', 'npm has no package convex@99. Fix the name.'],
    [
      'npm error code ENOTFOUND\nnpm error syscall getaddrinfo\nnpm error errno ENOTFOUND',
      'npm cannot reach the registry for convex@99 (ENOTFOUND). Check the network.',
    ],
    [
      'npm warn old lockfile\nnpm error code EACCES\nnpm error syscall mkdir\nnpm error path /x',
      'npm cannot install convex@99: syscall mkdir',
    ],
    ['', 'npm cannot install convex@99: npm printed no reason'],
  ])('is one line about its cause: %s', (output, line) => {
    expect(explainNpm(output, 'convex@99')).toBe(line);
  });
});
