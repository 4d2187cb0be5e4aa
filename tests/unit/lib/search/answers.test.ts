import { describe, expect, test } from 'vitest';
import { answerOf, mayAnswer } from '../../../../src/lib/search/answers';
import type { Answers, Hit } from '../../../../src/lib/search/searchIndex';

const answers: Answers = {
  api: { 'db.patch': ['ctx.db.patch(id, value): Promise<void>'], usequery: ['import …', 'use…'] },
  errors: { '/error#missing': 'It is not there. Add it.' },
  limits: {
    path: '/limits',
    rows: [
      ['documents', 'Documents', 'Size', '1 MiB'],
      ['documents', 'Documents', 'Elements of an array', '8,192'],
      ['database', 'Database', 'Indexes per table', '32'],
      ['text', 'Text search', 'Filters per search', '8'],
      ['vector', 'Vector search', 'Filters per search', '64'],
    ],
  },
};

const hit = (path: string, id = '', kind: Hit['kind'] = 'page'): Hit => ({
  path,
  id,
  title: '',
  heading: '',
  snippet: '',
  matches: [],
  kind,
  score: 1,
});
const answer = (query: string, first: Hit) =>
  mayAnswer(query, first) ? answerOf(query, first, answers) : undefined;

describe('a query that is only the name of an API', () => {
  test.each(['ctx.db.patch', 'db.patch', 'await ctx.db.patch(id, { a: 1 })'])(
    'gets its code: %s',
    (query) => {
      expect(answer(query, hit('/writing'))).toEqual({ code: answers.api['db.patch'] });
    },
  );
});

test('an error gets its cause and fix, whatever the query says', () => {
  expect(answer('not there', hit('/error', 'missing', 'errors'))).toEqual({
    text: 'It is not there. Add it.',
  });
  expect(answer('not there', hit('/error', 'unknown', 'errors'))).toBeUndefined();
});

describe('a limit', () => {
  test.each([
    ['max document size', 'Documents, size: 1 MiB'],
    ['how big can a document be', 'Documents, size: 1 MiB'],
    ['maximum array elements', 'Documents, elements of an array: 8,192'],
    ['how many indexes per table', 'Database, indexes per table: 32'],
    ['vector search filters', 'Vector search, filters per search: 64'],
  ])('is the answer to %j', (query, text) => {
    expect(answer(query, hit('/limits'))).toEqual({ text });
  });
});
