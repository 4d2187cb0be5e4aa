import { describe, expect, test } from 'vitest';
import { summarize } from '../../../../../scripts/machines/agents/summary.mts';

const result = (id: string, status: 'pass' | 'warn' | 'fail' | 'skip' | 'error', details = {}) => ({
  id,
  status,
  category: 'c',
  message: `About ${id}`,
  details,
});

describe('summarize', () => {
  test('passes without a failed check and with a score of 99', () => {
    const results = [result('a', 'pass'), result('b', 'warn'), result('c', 'skip')];
    const { lines, hasPassed } = summarize({ results }, { overall: 99, grade: 'A' });
    expect(hasPassed).toBe(true);
    expect(lines).toEqual([
      '[check-agents] score 99 (A), 1 of 3 checks passed, 0 failed',
      '  warn b: About b',
      '  skip c: About c',
    ]);
  });

  test.each([
    ['a failed check', [result('a', 'fail')], 100],
    ['a check that broke', [result('a', 'error')], 100],
    ['a lower score', [result('a', 'pass')], 98],
    ['no checks', [], 100],
  ])('fails with %s', (_, results, overall) => {
    expect(summarize({ results }, { overall, grade: 'A' }).hasPassed).toBe(false);
  });

  test('names the cap, the first pages and what they miss', () => {
    const pageResults = [
      { url: 'https://x.dev/fine', status: 'pass' },
      { url: 'https://x.dev/0', status: 'fail', sampleDiffs: [`- ${'x'.repeat(500)}`] },
      ...[1, 2, 3, 4, 5].map((index) => ({ url: `https://x.dev/${index}`, status: 'warn' })),
      { url: 'https://x.dev/soft', status: 200, classification: 'soft-404' },
      { url: 'https://x.dev/gone', status: 404, classification: 'correct-error' },
    ];
    const { lines } = summarize(
      { results: [result('parity', 'fail', { pageResults })] },
      { overall: 59, grade: 'F', cap: { cap: 59, checkId: 'parity', reason: 'No index.' } },
    );
    expect(lines).toEqual([
      '[check-agents] score 59 (F), 0 of 1 checks passed, 1 failed',
      '  The score is capped at 59: No index.',
      '  fail parity: About parity',
      '    https://x.dev/0',
      `      missing: ${'x'.repeat(160)}`,
      ...[1, 2, 3, 4].map((index) => `    https://x.dev/${index}`),
      '    … and 2 more',
    ]);
  });
});
