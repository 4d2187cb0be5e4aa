import {
  anyApi,
  defineSchema,
  defineTable,
  internalMutationGeneric as internalMutation,
  mutationGeneric as mutation,
  queryGeneric as query,
} from 'convex/server';
import { convexToJson, type JSONValue, v } from 'convex/values';
import { convexTest } from 'convex-test';
import { expect, test } from 'vitest';
import { startRuntime } from '../../../../plugins/live/engine/startRuntime';

// Calls that the live engine and convex-test answer alike.

// biome-ignore lint/suspicious/noExplicitAny: contexts and builders of any data model
type Loose = any;

const schema = defineSchema({
  tasks: defineTable({
    list: v.string(),
    text: v.string(),
    done: v.optional(v.boolean()),
    rank: v.optional(v.union(v.number(), v.null())),
    owner: v.optional(v.object({ name: v.string() })),
  })
    .index('by_list_and_rank', ['list', 'rank'])
    .index('by_owner', ['owner.name']),
  values: defineTable({ value: v.any() }).index('by_value', ['value']),
});

const rows = [
  { list: 'a', text: 'one', rank: 3, done: true },
  { list: 'a', text: 'two', rank: 1, owner: { name: 'Ada' } },
  { list: 'b', text: 'three', rank: 2 },
  { list: 'a', text: 'four' },
  { list: 'a', text: 'five', rank: null, done: false, owner: { name: 'Grace' } },
  { list: 'b', text: 'six', rank: 1, done: true },
];
const values = [null, 5n, 1.5, -0, Number.NaN, true, 'text', '🌱', [1, 'two', null], { a: [true] }];

const f = anyApi.f as Record<string, never>;
const texts = (documents: { text: string }[]) => documents.map(({ text }) => text);
const all = (ctx: Loose) => ctx.db.query('tasks').collect();
const first = (ctx: Loose) => ctx.db.query('tasks').first();
const range = (build: (q: Loose) => Loose, order: 'asc' | 'desc') => async (ctx: Loose) =>
  texts(await ctx.db.query('tasks').withIndex('by_list_and_rank', build).order(order).collect());
const filter = (build: (q: Loose) => Loose) => async (ctx: Loose) =>
  texts(await ctx.db.query('tasks').filter(build).collect());

const cases: Record<string, (ctx: Loose) => unknown> = {
  'a range with a lower bound': range((q) => q.eq('list', 'a').gte('rank', 1), 'asc'),
  'a range with both bounds': range((q) => q.eq('list', 'a').gt('rank', 1).lte('rank', 3), 'desc'),
  'a range of null': range((q) => q.eq('list', 'a').eq('rank', null), 'asc'),
  'a range of an absent field': range((q) => q.eq('list', 'a').eq('rank', undefined), 'asc'),
  'an empty range': range((q) => q.eq('list', 'a').gt('rank', 3).lt('rank', 1), 'asc'),
  'an index of a nested field': async (ctx) =>
    texts(
      await ctx.db
        .query('tasks')
        .withIndex('by_owner', (q: Loose) => q.eq('owner.name', 'Grace'))
        .collect(),
    ),
  'a filter of an absent field': filter((q) => q.eq(q.field('rank'), undefined)),
  'filters in each other': filter((q) =>
    q.and(
      q.or(q.eq(q.field('rank'), 1), q.gt(q.field('rank'), 1)),
      q.neq(q.field('owner.name'), 'Ada'),
      q.not(q.eq(q.field('list'), 'a')),
    ),
  ),
  'normalizeId of another table': async (ctx) =>
    ctx.db.normalizeId('values', (await first(ctx))._id),
  'values in the order of an index': async (ctx) => {
    for (const value of values) await ctx.db.insert('values', { value });
    const found = await ctx.db.query('values').withIndex('by_value').collect();
    return found.map(({ value }: Loose) => value);
  },
  'a patch that removes a field': async (ctx) =>
    ctx.db.patch('tasks', (await first(ctx))._id, { rank: undefined, text: 'patched' }),
  'a replacement': async (ctx) => {
    const found = await first(ctx);
    await ctx.db.replace('tasks', found._id, { ...found, text: 'replaced' });
  },
  'a document that is gone': async (ctx) => {
    const { _id } = await first(ctx);
    await ctx.db.delete('tasks', _id);
    return ctx.db.get('tasks', _id);
  },
  'reads of the own writes': async (ctx) => {
    await ctx.db.patch('tasks', (await first(ctx))._id, { list: 'z' });
    return range((q) => q.eq('list', 'z'), 'asc')(ctx);
  },
  'an error that undoes all writes': async (ctx) => {
    await ctx.db.insert('tasks', { list: 'c', text: 'new' });
    throw new Error('too late');
  },
  'a failed inner mutation that undoes its own writes only': async (ctx) => {
    await ctx.db.insert('tasks', { list: 'c', text: 'outer' });
    await ctx.runMutation(f.fail, {}).catch(() => undefined);
  },
  'a function on the schedule, and one that is canceled': async (ctx) => {
    await ctx.scheduler.runAfter(60_000, f.fail, {});
    await ctx.scheduler.cancel(await ctx.scheduler.runAfter(60_000, f.fail, {}));
  },
};

const functions = (handler: (ctx: Loose) => unknown) => ({
  fill: mutation({
    args: {},
    handler: async (ctx: Loose) => {
      for (const row of rows) await ctx.db.insert('tasks', row);
    },
  }),
  call: mutation({ args: {}, handler }),
  fail: internalMutation({
    args: {},
    handler: async (ctx: Loose) => {
      await ctx.db.insert('tasks', { list: 'c', text: 'inner' });
      throw new Error('inner');
    },
  }),
  after: query({
    args: {},
    handler: async (ctx: Loose) => [
      await all(ctx),
      (await ctx.db.system.query('_scheduled_functions').collect()).map(
        ({ state }: Loose) => state,
      ),
    ],
  }),
});

/** Replaces ids by the order they appear in, and creation times by a word: they differ in every run. */
function normalize(results: JSONValue): string {
  const ids = new Map<string, string>();
  const nameOf = (id: string) => ids.get(id) ?? ids.set(id, `id${ids.size}`).get(id) ?? '';
  return JSON.stringify(results, null, 1)
    .replace(/\bj[0-9a-z]{31}\b|\b0{9,}\d+[a-z_]\w*/g, nameOf)
    .replace(/"_creationTime": (?:[\d.]+|\{[^}]*\})/g, '"_creationTime": "t"')
    .replace(/Uncaught \w+: /g, '');
}

test.each(Object.entries(cases))('%s', async (_, handler) => {
  const own = functions(handler);
  const kinds = { fill: 'mutation', call: 'mutation', after: 'query' } as const;
  const live: JSONValue[] = [];
  const scope = globalThis as { Convex?: unknown };
  const before = scope.Convex;
  const runtime = startRuntime({ schema: schema as never, modules: { f: own } });
  for (const [name, kind] of Object.entries(kinds)) {
    const call = { name: `f:${name}`, args: {}, caller: 'a window' };
    const outcome = await runtime.runTransaction(kind, call);
    live.push(outcome.ok ? outcome.value : outcome.error);
  }
  scope.Convex = before;

  const other: JSONValue[] = [];
  const t = convexTest(schema as never, {
    './_generated/api.js': async () => ({}),
    './f.ts': async () => own,
  }) as unknown as Record<string, (name: string, args: object) => Promise<never>>;
  for (const [name, kind] of Object.entries(kinds)) {
    const result = t[kind]?.(`f:${name}`, {}).then(
      (value) => convexToJson(value ?? null),
      (error: Error) => error.message,
    );
    other.push((await result) ?? null);
  }
  expect(normalize(live)).toBe(normalize(other));
});
