import { describe, expect, test } from 'vitest';
import { readQuery } from '../../../../../plugins/search/engine/query';
import type { Word } from '../../../../../plugins/search/engine/words';

const texts = (words: readonly Word[]) => words.map(({ text }) => text);

describe('a call that was copied from code', () => {
  test.each([
    ['ctx.db.patch(id, { done: true })', 'ctx.db.patch'],
    ['await ctx.db.replace(id, doc);', 'ctx.db.replace'],
    ['const user = await ctx.auth.getUserIdentity()', 'ctx.auth.getUserIdentity'],
    ['v.optional(v.string())', 'v.optional'],
    ['useQuery(api.tasks.list', 'useQuery'],
    ['new ConvexReactClient(url)', 'ConvexReactClient'],
  ])('%j asks for %s', (query, name) => {
    expect(texts(readQuery(query).words)).toEqual([name]);
  });
});

describe('a reference to a function of the reader’s app', () => {
  test.each([
    ['internal.messages.send', ['internal', 'functions']],
    ['api.tasks.list', ['generated', 'api']],
    ['api.chat.messages.list undefined', ['generated', 'api', 'undefined']],
  ])('%j asks for %j', (query, words) => {
    expect(texts(readQuery(query).words)).toEqual(words);
  });
});

describe('a comparison', () => {
  test.each([
    ['query vs mutation', ['query', 'mutation']],
    ['patch versus replace', ['patch', 'replace']],
    ['difference between query and mutation', ['query', 'mutation']],
    ["what's the difference between query and mutation", ['query', 'mutation']],
    ['insert vs replace vs patch', ['insert', 'replace', 'patch']],
  ])('%j has the sides %j', (query, sides) => {
    const read = readQuery(query);
    expect(read.sides.map((side) => texts(side).join(' '))).toEqual(sides);
    expect(texts(read.words)).toEqual(sides);
  });
});

test.each([
  ['how do I delete all documents', true],
  ['why is my query slow', true],
  ['delete all documents in a table', true],
  ['delete documents', false],
  ['useQuery', false],
])('whether %j is a question: %j', (query, isQuestion) => {
  expect(readQuery(query).isQuestion).toBe(isQuestion);
});
