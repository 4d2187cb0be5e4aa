import { describe, expect, test } from 'vitest';
import { limitOf, parseLimits } from '../../../../plugins/content/limits/readLimits';
import { recordOf } from './recordOf';

const page = (body: string) =>
  `---\ntitle: Actions\ndescription: What actions can do, how long they run and what they cost in the end.\nkind: explanation\n---\n\nActions call other services.\n\n${body}\n`;

const findingsOf = (body: string, file = 'docs/page.mdx') =>
  recordOf(page(body), file)
    .findings.filter(({ rule }) => rule.startsWith('limit-'))
    .map(({ line, message }) => `${line}: ${message}`);

describe('the list of limits', () => {
  test('has one value for each name and plan', () => {
    const lines = (second: string) =>
      `- { name: action time, value: 30 minutes }\n- { name: action time, ${second} }`;
    expect(parseLimits(lines('plan: S16, value: 5 minutes')).size).toBe(2);
    expect(() => parseLimits(lines('value: 10 minutes'))).toThrow('"action time" has two values');
  });

  test('tells classes of deployments apart', () => {
    expect(limitOf('concurrent queries', 'S16')?.value).toBe('16');
    expect(limitOf('concurrent queries', 'S256')?.value).toBe('256');
    expect(limitOf('concurrent queries')).toBeUndefined();
  });
});

describe('a page', () => {
  test('shows the value of a limit', () => {
    const { markdown } = recordOf(page('It has <Limit name="action time" />.'), 'docs/page.mdx');
    expect(JSON.stringify(markdown)).toContain('It has 30 minutes.');
  });

  test('can’t name a limit that isn’t listed', () => {
    expect(findingsOf('It has <Limit name="action tim" />.')).toEqual([
      '9: There is no limit "action tim". Did you mean "action time"?',
    ]);
  });

  test('can’t state a limit with a different number', () => {
    expect(findingsOf('Here actions can run for 10 minutes.')).toEqual([
      expect.stringContaining(
        '9: "actions can run for 10 minutes" is not the limit "action time", which is 30.',
      ),
    ]);
    expect(findingsOf('Here actions can run for 30 minutes, and meals take 10.')).toEqual([]);
  });
});

test('the page of limits has a row for each', () => {
  const [first] = findingsOf('## Time {/* #time */}', 'docs/production/state/limits.mdx');
  expect(first).toContain('is missing, and the limit');
});
