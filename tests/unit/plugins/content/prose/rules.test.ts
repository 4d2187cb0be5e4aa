import { describe, expect, test } from 'vitest';
import { readProse } from '../../../../../plugins/content/prose/readProse';
import {
  checkProse,
  paragraphLimit,
  sentenceLimit,
} from '../../../../../plugins/content/prose/rules';
import { recordOf } from '../recordOf';

const files = new Set(['docs/page.mdx', 'docs/scheduling/cron-jobs.mdx']);

function check(source: string, file = 'docs/page.mdx') {
  const record = recordOf(source, file);
  return checkProse(record, readProse(record), files);
}

const words = (count: number) => Array.from({ length: count }, () => 'word').join(' ');

describe('the rules for words find', () => {
  test.each([
    ['You simply call it.', 'banned-word', 5],
    ['It is\njust a value.', 'banned-word', 1],
    ['Reading is easy here.', 'banned-word', 12],
    ['Do it in order to read.', 'banned-word', 7],
    ['Next, we will add a table.', 'banned-word', 7],
    ['It works!', 'exclamation', 9],
    ['What is a query? It reads.', 'question', 16],
    ['Write it in Javascript.', 'name', 13],
    ['Install NodeJS first.', 'name', 9],
    ['Open convex in the terminal.', 'name', 6],
    ['Each Document has an id, and the Mutation writes it.', 'term-case', 34],
    ['## Usage', 'heading-style', 4],
    ['## Read the Rows', 'heading-style', 4],
    ['## Read the data:', 'heading-style', 4],
    [`Begin ${words(sentenceLimit)}.`, 'sentence-length', 1],
    ['A cron job runs hourly.', 'undefined-term', 3],
  ])('in %j: %s', (source, rule, column) => {
    expect(check(source)).toEqual([
      expect.objectContaining({ file: 'docs/page.mdx', rule, column }),
    ]);
  });

  test('a paragraph that is too long, though its sentences are short', () => {
    const paragraph = Array.from({ length: paragraphLimit }, () => 'Read it.').join(' ');
    expect(check(paragraph).map(({ rule }) => rule)).toEqual(['paragraph-length']);
  });
});

describe('the rules for words accept', () => {
  test.each([
    'The error is "Please call it simply!" and so on.',
    'A just-in-time build is not early.',
    'Write it in JavaScript and run it with Node.js.',
    'The file `convex/tasks.ts` is Convex code.',
    'Choose it under Indexes, then Generate Schema.',
    'See [the Queries page](./queries.mdx).',
    '## Read with Node.js in a Client Component',
    'A [cron job](./scheduling/cron-jobs.mdx) runs. Another cron job rests.',
    'A vector index has no page here yet.',
  ])('%j', (source) => {
    expect(check(source)).toEqual([]);
  });

  test('a term on the page that defines it', () => {
    expect(check('A cron job runs hourly.', 'docs/scheduling/cron-jobs.mdx')).toEqual([]);
  });
});

test('each finding says how to fix it', () => {
  const source = 'A cron job is simply easy!\n\n## Usage';
  const findings = check(source);
  expect(findings.length).toBeGreaterThan(3);
  for (const { message } of findings) expect(message).toMatch(/\. .+\.$/);
});
