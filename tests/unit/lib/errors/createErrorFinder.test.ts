import { createErrorFinder } from '@site/src/lib/errors/createErrorFinder';
import type { ErrorEntry } from '@site/src/lib/errors/errorEntry';
import { describe, expect, test } from 'vitest';

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

const found = (text: string) => find(text).found?.entry.url.replace('/error#', '');

describe('createErrorFinder', () => {
  test('finds a message with another limit, another id and other quotes', () => {
    expect(found('Too many documents read in a single function execution (limit: 16384)')).toBe(
      'too-many-reads',
    );
    expect(found('update on nonexistent document id jd7f3k2m9q8r1t5v6w4x0y2z3a7b8c9d')).toBe(
      'nonexistent-document',
    );
    expect(
      found('Could not find Convex client! “useQuery” must be used under ConvexProvider'),
    ).toBe('no-provider');
  });

  test('finds a message between the prefixes of a log and a stack trace', () => {
    const text = `11/18/2025, 12:41:17 PM [CONVEX M(posts:like)] [Request ID: 3f9c1e7a5b20d846] Server Error
Uncaught Error: Update on nonexistent document ID jd7f3k2m9q8r1t5v6w4x0y2z3a7b8c9d
    at async handler (../convex/posts.ts:9:12)
    at async invokeMutation (../../node_modules/convex/src/server/impl/registration_impl.ts:52:15)

  Called by client`;
    expect(found(text)).toBe('nonexistent-document');
  });

  test('finds a message by a part of it, and one that a terminal has wrapped', () => {
    expect(found('documents read in a single function execution')).toBe('too-many-reads');
    expect(
      found(
        'Too many documents read in a single function\nexecution (limit: 32000). Consider\nusing smaller limits',
      ),
    ).toBe('too-many-reads');
  });

  test('finds the first line of a message, which is all that some logs show', () => {
    const text =
      'Uncaught Error: Too many bytes read in a single function execution (limit: 12345 bytes).';
    expect(find(text)).toMatchObject({ found: { entry: { title: 'too-many-reads' } }, alike: [] });
  });

  test('returns all messages that a line fits equally well, unless they are many', () => {
    const { found: one, alike } = find('Too many bytes in a single function execution');
    expect([one, ...alike].map((each) => each?.entry.title).sort()).toEqual([
      'too-many-reads',
      'too-many-writes',
    ]);
    expect(found('not assignable')).toBeUndefined();
  });

  test('prefers the reason of a failed push to the failed push', () => {
    const text = `✖ Error: Unable to start push to https://happy-otter-123.convex.cloud
✖ Error fetching POST  https://happy-otter-123.convex.cloud/api/deploy2/start_push 400 Bad Request: InvalidModules: Hit an error while pushing:
JavaScript execution ran out of memory (maximum memory usage: 64 MB)`;
    expect(found(text)).toBe('out-of-memory');
  });

  test('takes a redacted error for one, but not the message of the app behind it', () => {
    const redacted = '[CONVEX A(auth:signIn)] [Request ID: 8e99920311a8642f] Server Error';
    expect(found(redacted)).toBe('how-errors-look');
    expect(found(`Error signing in: ${redacted}\n  Called by client`)).toBe('how-errors-look');
    expect(found(`${redacted}\nUncaught Error: The cart is empty`)).toBeUndefined();
  });

  test('says that a message is unknown, with the entries that are most similar', () => {
    const { found: known, similar } = find('Too many requests in a minute');
    expect(known).toBeUndefined();
    expect(similar[0]?.entry.url).toMatch(/too-many/);
    expect(find('').found).toBeUndefined();
    expect(find('   \n at handler (../convex/posts.ts:9:12)').found).toBeUndefined();
  });
});
