import {
  actionGeneric as action,
  anyApi,
  defineSchema,
  defineTable,
  internalMutationGeneric as internalMutation,
  mutationGeneric as mutation,
  queryGeneric as query,
} from 'convex/server';
import { type JSONValue, v } from 'convex/values';
import { describe, expect, test, vi } from 'vitest';
import type { Runtime } from '../../../../plugins/live/engine/Runtime';
import { startRuntime } from '../../../../plugins/live/engine/startRuntime';

// biome-ignore lint/suspicious/noExplicitAny: contexts of any data model
type Loose = any;

const schema = defineSchema({
  lists: defineTable({ name: v.string() }),
  tasks: defineTable({ list: v.string(), text: v.string() })
    .index('by_list', ['list'])
    .searchIndex('by_text', { searchField: 'text', filterFields: ['list'] }),
});

const f = anyApi.f as Record<string, never>;
const functions = {
  add: mutation({
    args: { list: v.string(), text: v.string() },
    handler: (ctx, task) => ctx.db.insert('tasks', task),
  }),
  addList: mutation({ args: {}, handler: (ctx) => ctx.db.insert('lists', { name: 'a' }) }),
  wrong: query({ args: {}, returns: v.string(), handler: () => 1 as never }),
  secret: internalMutation({ args: {}, handler: () => 1 }),
  badIndex: query({
    args: {},
    handler: (ctx: Loose) =>
      ctx.db
        .query('tasks')
        .withIndex('by_list', (q: Loose) => q.eq('text', 'x'))
        .collect(),
  }),
  badInsert: mutation({ args: {}, handler: (ctx: Loose) => ctx.db.insert('tasks', { list: 'a' }) }),
  fetches: query({ args: {}, handler: () => fetch('https://live.invalid').then(String) }),
  upload: mutation({ args: {}, handler: (ctx) => ctx.storage.generateUploadUrl() }),
  vectors: action({
    args: {},
    handler: (ctx: Loose) => ctx.vectorSearch('tasks', 'x', { vector: [1] }),
  }),
  find: query({
    args: { text: v.string() },
    handler: async (ctx: Loose, { text }) =>
      (
        await ctx.db
          .query('tasks')
          .withSearchIndex('by_text', (q: Loose) => q.search('text', text).eq('list', 'a'))
          .take(10)
      ).map((task: { text: string }) => task.text),
  }),
  page: query({
    args: { cursor: v.union(v.string(), v.null()) },
    handler: (ctx, { cursor }) =>
      ctx.db.query('tasks').order('desc').paginate({ numItems: 2, cursor }),
  }),
  clock: mutation({
    args: {},
    handler: async (ctx: Loose) => {
      const before = Date.now();
      for (let n = 0; n < 200; n += 1) await ctx.db.insert('numbers', { n });
      return [Date.now() - before, new Date(5).getTime()];
    },
  }),
  schedule: mutation({
    args: {},
    handler: async (ctx: Loose) => {
      await ctx.scheduler.runAfter(20, f.addList, {});
      await ctx.scheduler.runAfter(0, f.badInsert, {});
    },
  }),
  jobs: query({
    args: {},
    handler: async (ctx: Loose) => [
      (await ctx.db.query('lists').collect()).length,
      ...(await ctx.db.system.query('_scheduled_functions').collect()).map(
        ({ state }: Loose) => state.kind,
      ),
    ],
  }),
  act: action({
    args: {},
    handler: async (ctx: Loose) => {
      await ctx.runMutation(f.addList, {});
      await ctx.scheduler.runAfter(0, f.addList, {});
      throw new Error('after');
    },
  }),
};

let runtime: Runtime;
const start = () => {
  runtime = startRuntime({ schema: schema as never, modules: { f: functions } });
};

async function call(name: keyof typeof functions, args: JSONValue = {}) {
  const { isQuery, isAction } = functions[name] as { isQuery?: boolean; isAction?: boolean };
  const request = { name: `f:${name}`, args, caller: 'a window' };
  const outcome = isAction
    ? await runtime.runAction(request)
    : await runtime.runTransaction(isQuery ? 'query' : 'mutation', request);
  return outcome.ok ? outcome.value : outcome.error;
}

const refusal = (what: string) =>
  `Uncaught Error: Live samples don't have ${what}. Run this code in your own deployment: npx convex dev`;

test.each<[string, keyof typeof functions, JSONValue, string]>([
  [
    'a missing argument',
    'add',
    { list: 'a' },
    'ArgumentValidationError: Object is missing the required field `text`. Consider wrapping the field validator in `v.optional(...)` if this is expected.\n\nObject: {list: "a"}\nValidator: v.object({list: v.string(), text: v.string()})',
  ],
  [
    'a result of another type',
    'wrong',
    {},
    'ReturnsValidationError: Value does not match validator.\n\nValue: 1.0\nValidator: v.string()',
  ],
  ['an internal function', 'secret', {}, "Could not find public function for 'f:secret'."],
  [
    'a field that an index lacks',
    'badIndex',
    {},
    'Uncaught Error: Tried to query index tasks.by_list but the query didn\'t use the index fields in order.\nIndex fields: ["list","_creationTime"]\nQuery fields: ["text"]\nFirst incorrect field: "text"\nFor more information see https://docs.convex.dev/using/indexes.',
  ],
  [
    'fetch in a query',
    'fetches',
    {},
    "Uncaught Error: Can't use fetch() in queries and mutations. Please consider using an action. See https://docs.convex.dev/functions/actions for more details.",
  ],
  ['a file', 'upload', {}, refusal('file storage')],
  ['a vector search', 'vectors', {}, refusal('vector search')],
])(
  '%s is refused with the text of the platform, or with a way out',
  async (_, name, args, error) => {
    start();
    expect(await call(name, args)).toBe(error);
  },
);

describe('queries', () => {
  test('find words and the start of the last one, best first', async () => {
    start();
    await call('add', { list: 'a', text: 'Refunds take a week' });
    await call('add', { list: 'a', text: 'Ask for a refund, or for a second refund' });
    await call('add', { list: 'b', text: 'refund' });
    expect(await call('find', { text: 'refund' })).toEqual([
      'Ask for a refund, or for a second refund',
      'Refunds take a week',
    ]);
  });

  test('keep the ends of their pages when rows are added', async () => {
    start();
    for (const text of ['1', '2', '3', '4', '5']) await call('add', { list: 'a', text });
    const read = async (cursor: string | null, journal: string | null = null) => {
      const request = { name: 'f:page', args: { cursor }, journal, caller: 'a window' };
      const outcome = await runtime.runTransaction('query', request);
      const { page, isDone, continueCursor } = (outcome.ok ? outcome.value : {}) as Loose;
      const texts = page.map(({ text }: { text: string }) => text).join('');
      return { texts, isDone, continueCursor, journal: outcome.journal };
    };
    const one = await read(null);
    const two = await read(one.continueCursor);
    const three = await read(two.continueCursor);
    expect([one, two, three].map(({ texts, isDone }) => [texts, isDone])).toEqual([
      ['54', false],
      ['32', false],
      ['1', true],
    ]);
    await call('add', { list: 'a', text: '6' });
    expect(await read(null, one.journal)).toMatchObject({
      texts: '654',
      continueCursor: one.continueCursor,
    });
    expect((await read(null)).texts).toBe('65');
  });
});

test('time stands still in a mutation', async () => {
  start();
  expect(await call('clock')).toEqual([0, 5]);
});

describe('scheduled functions', () => {
  const eventually = (check: () => unknown) => vi.waitFor(check, { timeout: 10_000 });

  test('run later, and their end is recorded', async () => {
    start();
    await call('schedule');
    expect(await call('jobs')).toEqual([0, 'pending', expect.any(String)]);
    await eventually(async () => expect(await call('jobs')).toEqual([1, 'success', 'failed']));
  });

  test('of an action run even if it fails later', async () => {
    start();
    expect(await call('act')).toBe('Uncaught Error: after');
    await eventually(async () => expect(await call('jobs')).toEqual([2, 'success']));
  });
});
