import { expect, test } from 'vitest';
import type { SampleReport } from '../../../../../plugins/samples/checks/checkSamples';
import type { Problem } from '../../../../../plugins/samples/checks/verdict';
import { formatUpgrade } from '../../../../../scripts/reference/upgrade/formatUpgrade.mts';

const gone: Problem = {
  file: 'docs/cron.mdx',
  line: 9,
  column: 10,
  rule: 'TS2305',
  message: 'Module "convex/server" has no exported member\n  cronJobs.',
};
const known: Problem = { ...gone, file: 'docs/old.mdx', rule: 'TS1005', message: "';' expected." };

function reportOf(problems: Record<string, Problem[]>): SampleReport {
  const pages = Object.entries(problems).map(([file, found]) => ({
    file,
    languages: { ts: 1 },
    verdicts: {},
    skips: [],
    problems: found,
  }));
  return { pages, cached: 0, whole: true };
}

const base = {
  named: [{ name: 'convex', from: '1.0.0', to: '2.0.0' }],
  raised: [{ name: 'limiter', from: '0.2.9', to: '0.3.0' }],
  misfits: [{ name: 'old-helper', version: '1.0.0', why: 'convex ^1.0.0' }],
};

test('the report on an upgrade names versions, pages that break, symbols and commands', () => {
  const text = formatUpgrade({
    ...base,
    before: reportOf({ 'docs/cron.mdx': [], 'docs/old.mdx': [known], 'docs/ok.mdx': [] }),
    after: reportOf({
      'docs/cron.mdx': [gone],
      'docs/ok.mdx': [],
      'docs/old.mdx': [
        known,
        { ...gone, file: 'docs/old.mdx' },
        { ...gone, file: 'docs/old.mdx', line: 12 },
      ],
    }),
    symbols: new Map([
      [
        'convex',
        [
          { where: 'convex/server', sign: '-', what: 'cronJobs (function)' },
          { where: 'convex/server', sign: '+', what: 'crons (function)' },
          { where: 'convex/values', sign: '~', what: 'v: const → function' },
        ],
      ],
    ]),
    commands: [
      { where: '', sign: '+', what: 'npx convex insights' },
      { where: 'npx convex dev', sign: '-', what: '--once (flag)' },
    ],
    protocol: 'the sync protocol has changed.',
  });
  expect(text.split('\n')).toEqual([
    'convex 1.0.0 → 2.0.0',
    'limiter 0.2.9 → 0.3.0 (follows)',
    'old-helper 1.0.0 stays: every version wants convex ^1.0.0',
    '',
    'Pages: 2 of 3 pages break, 3 problems',
    '  docs/old.mdx  2 problems',
    '    docs/old.mdx:9:10  Module "convex/server" has no exported member',
    '          cronJobs. [TS2305]',
    '    docs/old.mdx:12:10  Module "convex/server" has no exported member',
    '          cronJobs. [TS2305]',
    '  docs/cron.mdx  1 problem',
    '    docs/cron.mdx:9:10  Module "convex/server" has no exported member',
    '          cronJobs. [TS2305]',
    '  Not counted: 1 problem of today, 0 of them gone then',
    '',
    'Symbols of convex: 1 new, 1 gone, 1 changed',
    '  convex/server',
    '    - cronJobs (function)',
    '    + crons (function)',
    '  convex/values',
    '    ~ v: const → function',
    '',
    'Commands and options: 1 new, 1 gone, 0 changed',
    '    + npx convex insights',
    '  npx convex dev',
    '    - --once (flag)',
    '',
    'Live samples: the sync protocol has changed.',
  ]);
});

test('the report says so when no page breaks', () => {
  const pages = reportOf({ 'docs/ok.mdx': [] });
  const text = formatUpgrade({
    named: base.named,
    raised: [],
    misfits: [],
    before: pages,
    after: pages,
    symbols: new Map([['convex', []]]),
    commands: undefined,
    protocol: undefined,
  });
  expect(text.split('\n')).toEqual([
    'convex 1.0.0 → 2.0.0',
    '',
    'Pages: none of 1 page breaks',
    '',
    'Symbols of convex: 0 new, 0 gone, 0 changed',
  ]);
});
