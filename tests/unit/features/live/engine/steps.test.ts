import {
  defineSchema,
  defineTable,
  mutationGeneric as mutation,
  queryGeneric as query,
} from 'convex/server';
import { ConvexError, convexToJson, v } from 'convex/values';
import { afterEach, describe, expect, test } from 'vitest';
import type { RunEvent } from '../../../../../src/features/live/engine/run/calls';
import type { StepsView } from '../../../../../src/features/live/messages';
import { Stepper } from '../../../../../src/features/live/steps/Stepper';
import { startEngine } from './startEngine';

const schema = defineSchema({
  lists: defineTable({ name: v.string(), budget: v.number() }),
  members: defineTable({ list: v.string(), user: v.string() }).index('by_list', ['list']),
});

const app = {
  seed: mutation({
    args: {},
    handler: async (ctx) => [
      await ctx.db.insert('lists', { name: 'House', budget: 140 }),
      await ctx.db.insert('lists', { name: 'Garden', budget: 110 }),
    ],
  }),
  transfer: mutation({
    args: { from: v.id('lists'), to: v.id('lists') },
    handler: async (ctx, { from, to }) => {
      const [source, target] = [await ctx.db.get('lists', from), await ctx.db.get('lists', to)];
      if (!source || !target || source.budget < 50) throw new ConvexError('Not enough left');
      await ctx.db.patch('lists', from, { budget: source.budget - 50 });
      await ctx.db.patch('lists', to, { budget: target.budget + 50 });
      return (await ctx.db.get('lists', to))?.budget;
    },
  }),
  charge: mutation({
    args: { id: v.id('lists'), amount: v.number() },
    handler: async (ctx, { id, amount }) => {
      const list = await ctx.db.get('lists', id);
      await ctx.db.patch('lists', id, { budget: list?.budget - amount });
      return list?.budget;
    },
  }),
  rename: mutation({
    args: { id: v.id('lists'), name: v.string() },
    handler: (ctx, { id, name }) => ctx.db.patch('lists', id, { name }),
  }),
  budgets: query({
    args: {},
    handler: async (ctx) => (await ctx.db.query('lists').collect()).map(({ budget }) => budget),
  }),
  join: mutation({
    args: { list: v.string(), user: v.string() },
    handler: async (ctx, member) => {
      const others = await ctx.db
        .query('members')
        .withIndex('by_list', (q) => q.eq('list', member.list))
        .collect();
      if (others.length > 0) throw new ConvexError('Full');
      await ctx.db.insert('members', member);
    },
  }),
  stamp: mutation({
    args: {},
    handler: async (ctx) => {
      const id = await ctx.db.insert('stamps', { at: ctx.db.vars.commitTs, counts: [0n], of: 2n });
      return (await ctx.db.get('stamps', id))?.of;
    },
  }),
  both: mutation({
    args: { a: v.id('lists'), b: v.id('lists') },
    handler: async (ctx, { a, b }) => {
      const lists = await Promise.all([ctx.db.get('lists', a), ctx.db.get('lists', b)]);
      return lists.map((list) => list?.budget);
    },
  }),
};

let engine: ReturnType<typeof startEngine>;

afterEach(() => engine.runtime.close());

/** Starts an engine whose mutations are stepped, with two lists. */
async function start() {
  engine = startEngine({ schema, modules: { app } });
  const { runtime } = engine;
  const [house = '', garden = ''] = (await engine.mutation('app:seed')) as string[];
  const events: RunEvent[] = [];
  runtime.onRun.add((event) => events.push(event));
  let view: StepsView = { steps: [], paused: [] };
  const stepper = new Stepper(runtime, (next) => {
    view = structuredClone(next);
  });
  /** Calls a mutation for a client, and waits until it is paused or has ended. */
  const call = async (client: number, name: string, args: Record<string, string | number>) => {
    const outcome = stepper.run({
      name: `app:${name}`,
      args: convexToJson(args),
      caller: 'client',
      client,
    });
    await runtime.exclusively(() => undefined);
    return outcome.then((end) => (end.ok ? end.value : end.error));
  };
  // In an object, because an async function would wait for a promise that it returns.
  const begin = async (...values: Parameters<typeof call>) => {
    const outcome = call(...values);
    await runtime.exclusively(() => undefined);
    return { outcome };
  };
  /** Takes steps until the client's mutation is about to commit. */
  const toCommit = async (client: number) => {
    while ((view.paused[client]?.next ?? 'commit') !== 'commit') await stepper.step(client);
  };
  const finish = async (client: number) => {
    while (view.paused[client]) await stepper.step(client);
  };
  const step = (client: number) => stepper.step(client);
  const types = (client: number) =>
    view.steps.filter((one) => one.client === client).map(({ type }) => type);
  return { house, garden, events, begin, step, toCommit, finish, types, view: () => view };
}

describe('mutations that are stepped', () => {
  test('run again with the new data if what they have read has changed', async () => {
    const { house, garden, begin, toCommit, finish, step, types, view, events } = await start();
    const transfer = await begin(0, 'transfer', { from: house, to: garden });
    const charge = await begin(1, 'charge', { id: house, amount: 30 });
    await toCommit(0);
    await finish(1);
    expect(await charge.outcome).toBe(140);
    expect(await engine.query('app:budgets')).toEqual([110, 110]);
    await step(0);
    expect(types(0)).toEqual([
      'start',
      'call',
      'call',
      'call',
      'call',
      'call',
      'conflict',
      'start',
    ]);
    expect(view().steps.find(({ type }) => type === 'conflict')).toMatchObject({
      text: 'Conflict: app:charge has changed lists',
      detail: '{ budget: 110, name: "House" }',
    });
    await step(0);
    expect(view().steps.at(-1)).toMatchObject({
      text: 'db.get',
      detail: '{ budget: 110, name: "House" }',
    });
    await finish(0);
    expect(await transfer.outcome).toBe(160);
    expect(await engine.query('app:budgets')).toEqual([60, 160]);
    const runs = events.filter(({ name }) => name === 'app:transfer');
    expect(runs.map(({ documentsWritten }) => documentsWritten)).toEqual([0, 2]);
    expect(runs[0]?.logLines).toEqual([
      '[WARN] Conflict: app:charge has changed lists. The mutation runs again.',
    ]);
  });

  test('commit in their first run if they use different documents', async () => {
    const { house, garden, begin, toCommit, finish, types } = await start();
    await begin(0, 'charge', { id: house, amount: 1 });
    await begin(1, 'charge', { id: garden, amount: 2 });
    await toCommit(0);
    await finish(1);
    await finish(0);
    expect(types(0)).toEqual(['start', 'call', 'call', 'commit']);
    expect(await engine.query('app:budgets')).toEqual([139, 108]);
  });

  test('conflict with an insert into a range that was empty, but not with one into another range', async () => {
    const { begin, toCommit, finish, types } = await start();
    const first = await begin(0, 'join', { list: 'House', user: 'Ada' });
    await begin(1, 'join', { list: 'Garden', user: 'Bo' });
    await toCommit(0);
    await finish(1);
    await finish(0);
    expect(await first.outcome).toBe(null);
    expect(types(0)).not.toContain('conflict');

    const third = await begin(0, 'join', { list: 'Car', user: 'Ada' });
    const fourth = await begin(1, 'join', { list: 'Car', user: 'Bo' });
    await toCommit(0);
    await finish(1);
    await finish(0);
    expect(await fourth.outcome).toBe(null);
    expect(await third.outcome).toBe('Uncaught ConvexError: Full');
    expect(types(0)).toContain('conflict');
    expect(types(0).at(-1)).toBe('failure');
  });

  test('fail with the error of the platform after four retries', async () => {
    const { house, begin, toCommit, finish, step, types } = await start();
    const unlucky = await begin(0, 'charge', { id: house, amount: 1 });
    for (let count = 0; count < 5; count += 1) {
      await toCommit(0);
      await begin(1, 'charge', { id: house, amount: 1 });
      await finish(1);
      await step(0);
    }
    expect(await unlucky.outcome).toBe(
      `Documents read from or written to the "lists" table changed while this mutation was being run and on every subsequent retry. Another call to this mutation changed the document with ID "${house}". See https://docs.convex.dev/error#1`,
    );
    expect(types(0).filter((type) => type === 'start')).toHaveLength(5);
    expect(await engine.query('app:budgets')).toEqual([135, 110]);
  });
});
