import type { ErrorEntry } from '@site/src/lib/errors/createErrorFinder';
import { createErrorFinder } from '@site/src/lib/errors/createErrorFinder';
import { expect, test } from 'vitest';

const entry = (id: string, ...messages: string[]): ErrorEntry => ({
  url: `/error#${id}`,
  title: id,
  messages,
  cause: 'A cause.',
  fix: 'A fix.',
});

const find = createErrorFinder([
  entry('how-errors-look', '[CONVEX M(<path>)] [Request ID: <id>] Server Error'),
  entry(
    'too-many-reads',
    'Too many documents read in a single function execution (limit: 32000). Consider using smaller limits in your queries, paginating your queries, or using indexed queries with a selective index range expressions.',
    'Too many bytes read in a single function execution (limit: 16777216 bytes). Consider using smaller limits in your queries, paginating your queries, or using indexed queries with a selective index range expressions.',
  ),
  entry(
    'too-many-writes',
    'Too many writes in a single function execution (limit: 16000)',
    'Too many bytes written in a single function execution (limit: 16777216 bytes)',
  ),
  ...['table', 'field', 'argument', 'component'].map((name) => entry(name, 'not assignable')),
  entry('nonexistent-document', 'Update on nonexistent document ID <id>'),
  entry('index-not-found', 'Index <table>.<index> not found.'),
  entry('build-command-failed', "'<command>' failed"),
  entry('push-failed', 'Error: Unable to start push to <url>'),
  entry('out-of-memory', 'JavaScript execution ran out of memory (maximum memory usage: 64 MB)'),
  entry(
    'no-provider',
    'Could not find Convex client! `useQuery` must be used under `ConvexProvider`.',
  ),
]);

const id = 'jd7f3k2m9q8r1t5v6w4x0y2z3a7b8c9d';
const redacted = '[CONVEX A(auth:signIn)] [Request ID: 8e99920311a8642f] Server Error';
const push = `✖ Error: Unable to start push to https://happy-otter-123.convex.cloud
✖ Error fetching POST  https://happy-otter-123.convex.cloud/api/deploy2/start_push 400 Bad Request: InvalidModules: Hit an error while pushing:
JavaScript execution ran out of memory (maximum memory usage: 64 MB)`;
const log = `11/18/2025, 12:41:17 PM [CONVEX M(posts:like)] [Request ID: 3f9c1e7a5b20d846] Server Error
Uncaught Error: Update on nonexistent document ID ${id}
    at async handler (../convex/posts.ts:9:12)
    at async invokeMutation (../../node_modules/convex/src/server/impl/registration_impl.ts:52:15)

  Called by client`;

// tests/search/errors.test.ts has the messages of the docs and their variations.
test.each([
  ['Too many documents read in a single function execution (limit: 16384)', 'too-many-reads'],
  ['documents read in a single function execution', 'too-many-reads'],
  [`update on nonexistent document id ${id}`, 'nonexistent-document'],
  ['Could not find Convex client! “useQuery” must be used under ConvexProvider', 'no-provider'],
  [log, 'nonexistent-document'],
  // The reason rather than the failed push.
  [push, 'out-of-memory'],
  [`Error signing in: ${redacted}\n  Called by client`, 'how-errors-look'],
  // The message of an app behind a redacted one.
  [`${redacted}\nUncaught Error: The cart is empty`, undefined],
  ['not assignable', undefined],
  ['', undefined],
  ['   \n at handler (../convex/posts.ts:9:12)', undefined],
])('%s is the error %s', (text, found) => {
  expect(find(text).found?.entry.title).toBe(found);
});

test('all messages that a line fits equally well are found, and the most similar ones of an unknown one', () => {
  const { found, alike } = find('Too many bytes in a single function execution');
  expect([found, ...alike].map((each) => each?.entry.title).sort()).toEqual([
    'too-many-reads',
    'too-many-writes',
  ]);
  const { found: known, similar } = find('Too many requests in a minute');
  expect(known).toBeUndefined();
  expect(similar[0]?.entry.title).toMatch(/too-many/);
});
