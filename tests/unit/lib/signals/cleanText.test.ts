// cspell:ignore usepaginatedquerywithoptimisticupdates ＷＥＢＨＯＯＫＳ
import { describe, expect, test } from 'vitest';
import { cleanText } from '../../../../src/lib/signals/cleanText';
import queries from '../../../fixtures/search/queries.json';
import readers from '../../../fixtures/search/readers.json';
import tasks from '../../../fixtures/search/tasks.json';
import sensitive from '../../../fixtures/signals/sensitive.json';

const { unusable, ...named } = sensitive;

describe.each(Object.entries(named))('%s', (_, texts) => {
  test.each(texts)('%s is dropped, also inside a sentence', (text) => {
    expect(cleanText(text)).toBeUndefined();
    expect(cleanText(`how do i use ${text} with react`)).toBeUndefined();
    expect(cleanText(`${'a long question about queries '.repeat(4)}${text}`)).toBeUndefined();
  });
});

test('a text without a word, or as long as a document, is dropped', () => {
  expect(unusable.length).toBeGreaterThan(5);
  for (const text of unusable) expect(cleanText(text)).toBeUndefined();
});

test.each([
  ['  Paginated   Queries ', 'paginated queries'],
  ['ctx.db.patch(id, { done: true })', 'ctx.db.patch(id, { done: true })'],
  ['Convex 1.42.2 with Next.js 15', 'convex 1.42.2 with next.js 15'],
  ['ＷＥＢＨＯＯＫＳ', 'webhooks'],
  ['what is the limit of 16384 documents', 'what is the limit of 16384 documents'],
  ['/functions/query-functions', '/functions/query-functions'],
  ['usePaginatedQueryWithOptimisticUpdates', 'usepaginatedquerywithoptimisticupdates'],
  ['npm run dev: command not found', 'npm run dev: command not found'],
  ['https://example.com/docs', 'https://example.com/docs'],
  ['数据库 索引', '数据库 索引'],
])('%s is counted as %s', (text, cleaned) => {
  expect(cleanText(text)).toBe(cleaned);
});

test('a text has at most 80 characters, and cleaning it again changes nothing', () => {
  const long = cleanText('How do I paginate a query '.repeat(8)) ?? '';
  expect(long).toHaveLength(80);
  expect(cleanText(long)).toBe(long);
  expect([...(cleanText('索'.repeat(21) + ' 🙂'.repeat(200)) ?? '')]).toHaveLength(79);
});

test('what readers search for is counted', () => {
  const texts = [...queries, ...readers, ...tasks].map(({ query }) => query);
  expect(texts.length).toBeGreaterThan(500);
  // Ids that were pasted.
  expect(texts.filter((text) => cleanText(text) === undefined).length).toBeLessThan(5);
});
