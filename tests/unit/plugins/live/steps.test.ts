import { defineSchema, defineTable, mutationGeneric as mutation } from 'convex/server';
import { ConvexError, v } from 'convex/values';
import { expect, test } from 'vitest';
import type { RunEvent } from '../../../../plugins/live/engine/calls';
import type { Runtime } from '../../../../plugins/live/engine/Runtime';
import { startRuntime } from '../../../../plugins/live/engine/startRuntime';
import type { StepsView } from '../../../../plugins/live/frame/messages';
import { Stepper } from '../../../../plugins/live/frame/Stepper';

// biome-ignore lint/suspicious/noExplicitAny: contexts of any data model
type Loose = any;

const schema = defineSchema({
  lists: defineTable({ name: v.string(), budget: v.number() }),
  members: defineTable({ list: v.string(), user: v.string() }).index('by_list', ['list']),
});

const app = {
  transfer: mutation({
    args: { from: v.id('lists'), to: v.id('lists') },
    handler: async (ctx: Loose, { from, to }) => {
      const [source, target] = [await ctx.db.get('lists', from), await ctx.db.get('lists', to)];
      await ctx.db.patch('lists', from, { budget: source.budget - 50 });
      await ctx.db.patch('lists', to, { budget: target.budget + 50 });
      return (await ctx.db.get('lists', to)).budget;
    },
  }),
  charge: mutation({
    args: { id: v.id('lists'), amount: v.number() },
    handler: async (ctx: Loose, { id, amount }) => {
      const { budget } = await ctx.db.get('lists', id);
      await ctx.db.patch('lists', id, { budget: budget - amount });
    },
  }),
  join: mutation({
    args: { list: v.string(), user: v.string() },
    handler: async (ctx: Loose, member) => {
      const other = await ctx.db
        .query('members')
        .withIndex('by_list', (q: Loose) => q.eq('list', member.list))
        .first();
      if (other) throw new ConvexError('Full');
      await ctx.db.insert('members', member);
    },
  }),
};

let runtime: Runtime;

/** Starts an engine whose mutations are stepped, with two lists. */
async function start() {
  runtime = startRuntime({ schema: schema as never, modules: { app } });
  const insert = (name: string, budget: number) =>
    runtime.writeAsSystem((transaction) => {
      const _id = runtime.database.createId('lists');
      transaction.write('lists', _id, { _id, _creationTime: budget, name, budget });
      return _id;
    });
  const [house, garden] = [await insert('House', 140), await insert('Garden', 110)];
  const events: RunEvent[] = [];
  runtime.onRun.add((event) => events.push(event));
  let view: StepsView = { steps: [], paused: [] };
  const stepper = new Stepper(runtime, (next) => {
    view = structuredClone(next);
  });
  /** Calls a mutation for a client. The promise is in an object, so that no one waits for its end. */
  const begin = async (client: number, name: string, args: Record<string, string | number>) => {
    const call = { name: `app:${name}`, args, caller: 'a window', client };
    const outcome = stepper.run(call).then((end) => (end.ok ? end.value : end.error));
    await runtime.exclusively(() => undefined);
    return { outcome };
  };
  const step = (client: number) => stepper.step(client);
  const toCommit = async (client: number) => {
    while ((view.paused[client]?.next ?? 'commit') !== 'commit') await step(client);
  };
  const finish = async (client: number) => {
    while (view.paused[client]) await step(client);
  };
  const types = (client: number) =>
    view.steps.filter((one) => one.client === client).map(({ type }) => type);
  const budgets = () =>
    [...runtime.database.table('lists').documents.values()].map(({ budget }) => budget);
  return { house, garden, events, begin, step, toCommit, finish, types, budgets, view: () => view };
}

test('a mutation runs again with the new data if what it has read has changed', async () => {
  const { house, garden, begin, toCommit, finish, step, types, budgets, view, events } =
    await start();
  const transfer = await begin(0, 'transfer', { from: house, to: garden });
  await begin(1, 'charge', { id: house, amount: 30 });
  await toCommit(0);
  expect(budgets()).toEqual([140, 110]);
  await finish(1);
  expect(budgets()).toEqual([110, 110]);
  await step(0);
  expect(types(0).join(' ')).toBe('start call call call call call conflict start');
  expect(view().steps.find(({ type }) => type === 'conflict')).toMatchObject({
    text: 'Conflict: app:charge has changed lists',
    detail: '{ name: "House", budget: 110 }',
  });
  await finish(0);
  expect(await transfer.outcome).toBe(160);
  expect(budgets()).toEqual([60, 160]);
  const runs = events.filter(({ name }) => name === 'app:transfer');
  expect(runs.map(({ documentsWritten }) => documentsWritten)).toEqual([0, 2]);
  expect(runs[0]?.logLines).toEqual([
    '[WARN] Conflict: app:charge has changed lists. The mutation runs again.',
  ]);
});

test.each([
  ['an empty range that another has filled', 'House', 'Uncaught ConvexError: Full', 'failure'],
  ['another range', 'Garden', null, 'commit'],
])('an insert into %s', async (_, list, end, type) => {
  const { begin, toCommit, finish, types } = await start();
  const first = await begin(0, 'join', { list: 'House', user: 'Ada' });
  await begin(1, 'join', { list, user: 'Bo' });
  await toCommit(0);
  await finish(1);
  await finish(0);
  expect(await first.outcome).toBe(end);
  expect(types(0).at(-1)).toBe(type);
  expect(types(0).includes('conflict')).toBe(type === 'failure');
});
