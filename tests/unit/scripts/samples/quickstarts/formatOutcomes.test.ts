import { expect, test } from 'vitest';
import {
  formatOutcomes,
  isClean,
} from '../../../../../scripts/samples/quickstarts/formatOutcomes.mts';
import type { Outcome } from '../../../../../scripts/samples/quickstarts/quickstartTypes.mts';

const passed: Outcome = {
  name: 'vue',
  starter: 'create-vue 3.0.0',
  applied: 7,
  total: 9,
  steps: 'ok',
  typeCheck: 'ok',
  build: 'ok',
  notes: ['vue 3.5.0', 'no phone'],
  seconds: 61.4,
};
const failed: Outcome = {
  ...passed,
  name: 'nuxt',
  applied: 2,
  steps: 'failed',
  typeCheck: '-',
  build: '-',
  notes: [],
  failure: { what: 'npm install convex', output: 'npm error\nE404' },
};

test('the results are a Markdown table with columns of one width', () => {
  expect(formatOutcomes([passed]).split('\n')).toEqual([
    '| Quickstart | Starter          | Steps  | Types | Build | Seconds | Notes               |',
    '| ---------- | ---------------- | ------ | ----- | ----- | ------- | ------------------- |',
    '| vue        | create-vue 3.0.0 | 7 of 9 | ok    | ok    | 61      | vue 3.5.0; no phone |',
  ]);
});

test('what is not followed is at the end of the table, with the reason', () => {
  const other = { name: 'swift', page: 'docs/quickstart/swift.mdx', reason: 'needs Xcode' };
  expect(formatOutcomes([passed], [other]).split('\n').at(-1)).toMatch(
    /^\| swift +\| - +\| not followed \| - +\| - +\| - +\| needs Xcode +\|$/,
  );
});

test('below the table is the step that failed, with the end of its output', () => {
  const lines = formatOutcomes([passed, failed]).split('\n');
  expect(lines[3]).toContain('| nuxt       | create-vue 3.0.0 | 2 of 9, failed | -     | -     |');
  expect(lines.slice(4)).toEqual([
    '',
    'nuxt: `npm install convex` failed',
    '  npm error',
    '  E404',
  ]);
});

test('a quickstart is clean when nothing failed', () => {
  expect(isClean(passed)).toBe(true);
  expect(isClean(failed)).toBe(false);
});
