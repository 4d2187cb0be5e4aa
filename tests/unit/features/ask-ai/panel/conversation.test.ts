import { expect, test, vi } from 'vitest';
import {
  createConversation,
  type Find,
} from '../../../../../src/features/ask-ai/panel/conversation';
import type { Answer } from '../../../../../src/features/docs-index/passages/answer';

const passage = {
  title: 'A',
  url: '/a',
  quote: 'a',
  lead: 'a',
  matches: [],
  marks: [],
  markdown: 'a',
};
const found: Answer = { confidence: 'answered', passages: [passage], suggestions: [] };
const settled = () => new Promise((resolve) => setTimeout(resolve));

test('a question is searched for and then answered; in between the panel can say so', async () => {
  const conversation = createConversation(async () => found);
  conversation.ask('How?');
  expect(conversation.read().turns.map(({ state }) => state)).toEqual(['searching']);
  await settled();
  expect(conversation.read().turns).toMatchObject([
    { question: 'How?', state: 'answered', answer: found },
  ]);
});

test('an answer without passages differs from a failure, which can be retried', async () => {
  const find = vi
    .fn<Find>()
    .mockResolvedValueOnce({ confidence: 'none', passages: [], suggestions: ['near'] })
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValueOnce(found);
  const conversation = createConversation(find);
  conversation.ask('one');
  conversation.ask('two');
  await settled();
  expect(conversation.read().turns.map(({ state }) => state)).toEqual(['none', 'failed']);
  conversation.retry(conversation.read().turns[1]?.id ?? 0);
  await settled();
  expect(conversation.read().turns.map(({ state }) => state)).toEqual(['none', 'answered']);
});

test('questions are about the page that the panel was opened for, until the reader leaves it', async () => {
  const find = vi.fn<Find>(async () => found);
  const conversation = createConversation(find);
  const page = { title: 'Limits', path: '/limits' };
  conversation.open(undefined, page);
  conversation.ask('one');
  conversation.askAbout(undefined);
  conversation.ask('two');
  conversation.open(undefined, page);
  expect(conversation.read().page).toBe(page);
  conversation.open();
  expect(conversation.read().page).toBeUndefined();
  expect(find.mock.calls.map(([query, , asked]) => [query, asked])).toEqual([
    ['one', page],
    ['two', undefined],
  ]);
  expect(conversation.read().turns.map((turn) => turn.page)).toEqual([page, undefined]);
});

test('a new conversation drops pending answers', async () => {
  let answer = (_: Answer) => {};
  let signal: AbortSignal | undefined;
  const conversation = createConversation((_, given) => {
    signal = given;
    return new Promise((resolve) => {
      answer = resolve;
    });
  });
  conversation.ask('How?');
  conversation.clear();
  expect(signal?.aborted).toBe(true);
  answer(found);
  await settled();
  expect(conversation.read().turns).toEqual([]);
});
