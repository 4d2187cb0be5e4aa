import { expect, test } from 'vitest';
import { isQuestion, questionAbout } from '../../../src/lib/questionAbout';

test.each(['How do I add an index?', 'what is a mutation', 'upload a file?', 'Can I use Bun'])(
  '%s is a question, which is passed on as it was typed',
  (query) => {
    expect(isQuestion(query)).toBe(true);
  },
);

test.each(['index', 'whatever', 'island of data', 'ctx.db.patch'])('%s is made one', (query) => {
  expect(isQuestion(query)).toBe(false);
  expect(questionAbout(query)).toBe(`Can you tell me about ${query}?`);
});
