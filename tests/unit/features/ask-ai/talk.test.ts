import { expect, test, vi } from 'vitest';
import type { Answer } from '../../../../src/features/ask-ai/answer/types';
import { createTalk, type Find } from '../../../../src/features/ask-ai/panel/talk';

const passage = { title: 'A', url: '/a', quote: 'a', matches: [], markdown: 'a' };
const found: Answer = { passages: [passage], suggestions: [] };
const settled = () => new Promise((resolve) => setTimeout(resolve));

test('a question is searched for and then answered; in between the panel can say so', async () => {
  const talk = createTalk(async () => found);
  talk.ask('How?');
  expect(talk.read().turns.map(({ state }) => state)).toEqual(['searching']);
  await settled();
  expect(talk.read().turns).toMatchObject([{ question: 'How?', state: 'answered', answer: found }]);
});

test('words from search are searched for alone, whatever the question around them', () => {
  const find = vi.fn<Find>(async () => found);
  createTalk(find).ask('Can you tell me about index?', 'index');
  expect(find).toHaveBeenCalledExactlyOnceWith('index', expect.any(AbortSignal));
});

test('no passage is another thing than a failure, which can be tried again', async () => {
  const find = vi
    .fn<Find>()
    .mockResolvedValueOnce({ passages: [], suggestions: ['near'] })
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValueOnce(found);
  const talk = createTalk(find);
  talk.ask('one');
  talk.ask('two');
  await settled();
  expect(talk.read().turns.map(({ state }) => state)).toEqual(['empty', 'failed']);
  talk.retry(talk.read().turns[1]?.id ?? 0);
  await settled();
  expect(talk.read().turns.map(({ state }) => state)).toEqual(['empty', 'answered']);
});

test('a new conversation drops answers that are still on their way', async () => {
  let answer = (_: Answer) => {};
  let signal: AbortSignal | undefined;
  const talk = createTalk((_, given) => {
    signal = given;
    return new Promise((resolve) => {
      answer = resolve;
    });
  });
  talk.ask('How?');
  talk.clear();
  expect(signal?.aborted).toBe(true);
  answer(found);
  await settled();
  expect(talk.read().turns).toEqual([]);
});

test('closing keeps the conversation, and a notice goes with the next opening', () => {
  const talk = createTalk(async () => found);
  talk.open('The assistant could not be loaded.');
  talk.ask('How?');
  talk.close();
  expect(talk.read()).toMatchObject({
    isOpen: false,
    notice: 'The assistant could not be loaded.',
  });
  talk.open();
  expect(talk.read()).toMatchObject({ isOpen: true, notice: undefined });
  expect(talk.read().turns).toHaveLength(1);
});
