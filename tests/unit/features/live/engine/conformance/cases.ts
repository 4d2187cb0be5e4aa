import {
  actionGeneric as action,
  anyApi,
  defineSchema,
  defineTable,
  internalMutationGeneric as internalMutation,
  mutationGeneric as mutation,
  queryGeneric as query,
} from 'convex/server';
import { ConvexError, type GenericValidator, type Value, v } from 'convex/values';
import type { Result, Sample, Step } from './backends';
import { newerCases } from './newerCases';

// Without generated types, a data model has no fields that a test could use.
// biome-ignore lint/suspicious/noExplicitAny: contexts and builders of any data model
type Loose = any;
type QueryCtx = Loose;
type MutationCtx = Loose;
type ActionCtx = Loose;

/** Calls that both backends run, one after the other. */
export interface Case extends Sample {
  name: string;
  steps: Step[];
  /** What the platform returns, if convex-test returns something else, and where that is from. */
  platform?: { source: string; results: Result[] } | undefined;
}

const schema = defineSchema({
  tasks: defineTable({
    list: v.string(),
    text: v.string(),
    done: v.optional(v.boolean()),
    rank: v.optional(v.union(v.number(), v.null())),
    owner: v.optional(v.object({ name: v.string() })),
  })
    .index('by_list', ['list'])
    .index('by_list_and_rank', ['list', 'rank'])
    .index('by_owner', ['owner.name']),
});

const rows = [
  { list: 'a', text: 'one', rank: 3, done: true },
  { list: 'a', text: 'two', rank: 1, owner: { name: 'Ada' } },
  { list: 'b', text: 'three', rank: 2 },
  { list: 'a', text: 'four' },
  { list: 'a', text: 'five', rank: null, done: false, owner: { name: 'Grace' } },
  { list: 'b', text: 'six', rank: 1, done: true },
  { list: 'a', text: 'seven', rank: 1.5 },
];

const fill = mutation({
  args: {},
  handler: async (ctx: MutationCtx) => {
    for (const row of rows) await ctx.db.insert('tasks', row);
  },
});

const texts = (documents: { text: string }[]) => documents.map(({ text }) => text);

/** A case that reads the filled table with one query. */
const reading = (name: string, handler: (ctx: QueryCtx) => unknown): Case => ({
  name,
  schema,
  functions: { fill, read: query({ args: {}, handler }) },
  steps: [
    { call: 'fill', kind: 'mutation' },
    { call: 'read', kind: 'query' },
  ],
});

/** A case that changes the filled table and then reads all of it. */
const writing = (name: string, handler: (ctx: MutationCtx) => unknown): Case => ({
  name,
  schema,
  functions: {
    fill,
    write: mutation({ args: {}, handler }),
    all: query({ args: {}, handler: (ctx: QueryCtx) => ctx.db.query('tasks').collect() }),
  },
  steps: [
    { call: 'fill', kind: 'mutation' },
    { call: 'write', kind: 'mutation' },
    { call: 'all', kind: 'query' },
  ],
});

const ranges: [string, (q: Loose) => Loose][] = [
  ['eq', (q: Loose) => q.eq('list', 'a')],
  ['eq and gte', (q: Loose) => q.eq('list', 'a').gte('rank', 1)],
  ['eq and lt', (q: Loose) => q.eq('list', 'a').lt('rank', 1.5)],
  ['eq and both bounds', (q: Loose) => q.eq('list', 'a').gt('rank', 1).lt('rank', 3)],
  ['two eq', (q: Loose) => q.eq('list', 'a').eq('rank', 1)],
  ['eq of null', (q: Loose) => q.eq('list', 'a').eq('rank', null)],
  ['eq of undefined', (q: Loose) => q.eq('list', 'a').eq('rank', undefined)],
  ['gt of undefined', (q: Loose) => q.eq('list', 'a').gt('rank', undefined)],
  ['only a lower bound', (q: Loose) => q.gt('list', 'a')],
  ['an empty range', (q: Loose) => q.eq('list', 'a').gt('rank', 3).lt('rank', 1)],
];

const indexCases = ranges.flatMap(([name, range]) =>
  (['asc', 'desc'] as const).map((order) =>
    reading(`index range: ${name}, ${order}`, async (ctx) =>
      texts(
        (await ctx.db
          .query('tasks')
          .withIndex('by_list_and_rank', range)
          .order(order)
          .collect()) as never,
      ),
    ),
  ),
);

const filters: [string, (q: Loose) => Loose][] = [
  ['eq', (q: Loose) => q.eq(q.field('list'), 'b')],
  ['eq of an absent field', (q: Loose) => q.eq(q.field('rank'), undefined)],
  ['eq of a nested field', (q: Loose) => q.eq(q.field('owner.name'), 'Ada')],
  ['neq', (q: Loose) => q.neq(q.field('done'), true)],
  ['lt', (q: Loose) => q.lt(q.field('rank'), 2)],
  ['gt', (q: Loose) => q.gt(q.field('rank'), 1)],
  ['and', (q: Loose) => q.and(q.eq(q.field('list'), 'a'), q.eq(q.field('rank'), 1))],
  ['or', (q: Loose) => q.or(q.eq(q.field('list'), 'b'), q.eq(q.field('rank'), 3))],
  ['not', (q: Loose) => q.not(q.eq(q.field('list'), 'a'))],
  [
    'nested and, or, not',
    (q: Loose) =>
      q.and(
        q.or(q.eq(q.field('rank'), 1), q.eq(q.field('rank'), 2)),
        q.not(q.eq(q.field('list'), 'a')),
      ),
  ],
];

/** convex-test compares with JavaScript's `<`, where undefined isn't less than anything. */
const absentIsLess = (found: string[]) => ({
  source: '/database/types: undefined sorts before all other values',
  results: [{ value: null }, { value: found }],
});

const filterPlatform: Record<string, Case['platform']> = {
  lt: absentIsLess(['two', 'four', 'five', 'six', 'seven']),
  lte: absentIsLess(['two', 'three', 'four', 'five', 'six', 'seven']),
};

const filterCases = filters.map(([name, filter]) => ({
  platform: filterPlatform[name],
  ...reading(`filter: ${name}`, async (ctx) =>
    texts((await ctx.db.query('tasks').filter(filter).collect()) as never),
  ),
}));

const numbers: [string, (q: Loose) => Loose][] = [
  ['add', (q: Loose) => q.eq(q.add(q.field('n'), 1), 4)],
  ['sub', (q: Loose) => q.eq(q.sub(q.field('n'), 1), 2)],
  ['mul', (q: Loose) => q.eq(q.mul(q.field('n'), 2), 6)],
  ['div', (q: Loose) => q.eq(q.div(q.field('n'), 2), 1.5)],
  ['mod', (q: Loose) => q.eq(q.mod(q.field('n'), 2), 1)],
  ['neg', (q: Loose) => q.eq(q.neg(q.field('n')), -3)],
];

const arithmeticCases = numbers.map(
  ([name, filter]): Case => ({
    name: `filter: ${name}`,
    platform:
      name === 'neg'
        ? {
            source: '/api/interfaces/server.FilterLoose: `neg`, which convex-test lacks',
            results: [{ value: null }, { value: [3] }],
          }
        : undefined,
    functions: {
      fill: mutation({
        args: {},
        handler: async (ctx: MutationCtx) => {
          for (const n of [1, 2, 3, 4]) await ctx.db.insert('numbers', { n });
        },
      }),
      read: query({
        args: {},
        handler: async (ctx: QueryCtx) =>
          (await ctx.db.query('numbers').filter(filter).collect()).map(({ n }: Loose) => n),
      }),
    },
    steps: [
      { call: 'fill', kind: 'mutation' },
      { call: 'read', kind: 'query' },
    ],
  }),
);

const values: [string, Value][] = [
  ['null', null],
  ['a bigint', 5n],
  ['a number', 1.5],
  ['negative zero', -0],
  ['NaN', Number.NaN],
  ['true', true],
  ['text', 'text'],
  ['an emoji', '🌱'],
  ['bytes', new Uint8Array([1, 2, 255]).buffer],
  ['an array', [1, 'two', null]],
  ['an object', { nested: { deep: [true] } }],
];

const echo = mutation({
  args: { value: v.any() },
  handler: async (ctx: MutationCtx, { value }: { value: Value }) => {
    const id = await ctx.db.insert('values', { value });
    return (await ctx.db.get('values', id))?.value;
  },
});

const valueCases = values.map(
  ([name, value]): Case => ({
    name: `value: stores and returns ${name}`,
    functions: { echo },
    steps: [{ call: 'echo', kind: 'mutation', args: { value } }],
  }),
);

const orderCase: Case = {
  name: 'value: an index sorts all types',
  schema: defineSchema({ values: defineTable({ value: v.any() }).index('by_value', ['value']) }),
  functions: {
    fill: mutation({
      args: { values: v.array(v.any()) },
      handler: async (ctx: MutationCtx, args: { values: Value[] }) => {
        for (const value of args.values) await ctx.db.insert('values', { value });
      },
    }),
    read: query({
      args: {},
      handler: async (ctx: QueryCtx) =>
        (await ctx.db.query('values').withIndex('by_value').collect()).map(
          ({ value }: Loose) => value,
        ),
    }),
  },
  steps: [
    {
      call: 'fill',
      kind: 'mutation',
      args: { values: values.map(([, value]) => value).reverse() },
    },
    { call: 'read', kind: 'query' },
  ],
};

const validators: [string, GenericValidator, good: Value[], bad: Value[]][] = [
  ['v.string()', v.string(), ['text', ''], [1, null]],
  ['v.number()', v.number(), [1, -0.5], ['1', 1n]],
  ['v.int64()', v.int64(), [1n], [1]],
  ['v.boolean()', v.boolean(), [true], ['true']],
  ['v.null()', v.null(), [null], [0]],
  ['v.bytes()', v.bytes(), [new ArrayBuffer(2)], ['ab']],
  ['v.any()', v.any(), [1, { a: [null] }], []],
  ['v.literal()', v.literal('open'), ['open'], ['closed', 1]],
  ['v.union()', v.union(v.string(), v.number()), ['a', 1], [true]],
  ['v.array()', v.array(v.number()), [[], [1, 2]], [[1, 'two'], 1]],
  [
    'v.object()',
    v.object({ a: v.string(), b: v.optional(v.number()) }),
    [{ a: 'x' }, { a: 'x', b: 1 }],
    [{}, { a: 1 }, { a: 'x', c: 1 }, 'text', []],
  ],
  ['v.record()', v.record(v.string(), v.number()), [{}, { a: 1 }], [1, []]],
  [
    'nested validators',
    v.array(v.object({ a: v.array(v.string()) })),
    [[{ a: ['x'] }]],
    [[{ a: ['x', 1] }]],
  ],
  ['v.id()', v.id('tasks'), [], ['not-an-id', 1]],
];

const validatorCases = validators.flatMap(([name, validator, good, bad]) => {
  const functions = {
    take: query({
      args: { value: validator },
      handler: (_: QueryCtx, args: { value: Value }) => args.value,
    }),
  };
  const one =
    (fits: boolean) =>
    (value: Value, index: number): Case => ({
      name: `validator: ${name} ${fits ? 'accepts' : 'rejects'} value ${index + 1}`,
      functions,
      steps: [{ call: 'take', kind: 'query', args: { value } }],
    });
  return [...good.map(one(true)), ...bad.map(one(false))];
});

const argumentCases: Case[] = [
  {
    name: 'arguments: a missing one is refused',
    functions: { take: query({ args: { a: v.string() }, handler: () => 1 }) },
    steps: [{ call: 'take', kind: 'query', args: {} }],
  },
  {
    name: 'arguments: an extra one is refused',
    functions: { take: query({ args: {}, handler: () => 1 }) },
    steps: [{ call: 'take', kind: 'query', args: { a: 1 } }],
  },
  {
    name: 'arguments: an optional one can be absent',
    functions: {
      take: query({
        args: { a: v.optional(v.string()) },
        handler: (_: QueryCtx, { a }: { a?: string }) => a ?? 'none',
      }),
    },
    steps: [{ call: 'take', kind: 'query', args: {} }],
  },
  {
    name: 'returns: undefined becomes null',
    functions: { take: query({ args: {}, handler: () => undefined }) },
    steps: [{ call: 'take', kind: 'query' }],
  },
  {
    name: 'returns: another value is refused',
    functions: { take: query({ args: {}, returns: v.string(), handler: () => 1 as never }) },
    steps: [{ call: 'take', kind: 'query' }],
  },
];

const query1 = (ctx: QueryCtx) =>
  ctx.db.query('tasks').withIndex('by_list', (q: Loose) => q.eq('list', 'a'));

const queryCases: Case[] = [
  reading('query: collect', async (ctx) => texts((await ctx.db.query('tasks').collect()) as never)),
  reading('query: order desc', async (ctx) =>
    texts((await ctx.db.query('tasks').order('desc').collect()) as never),
  ),
  reading(
    'query: take more than there are',
    async (ctx) => (await ctx.db.query('tasks').take(100)).length,
  ),
  reading('query: take of a negative number', (ctx) => ctx.db.query('tasks').take(-1)),
  reading('query: first of none', (ctx) =>
    ctx.db
      .query('tasks')
      .withIndex('by_list', (q: Loose) => q.eq('list', 'z'))
      .first(),
  ),
  reading('query: unique of several', (ctx) => query1(ctx).unique()),
  reading('query: two filters', async (ctx) =>
    texts(
      (await query1(ctx)
        .filter((q: Loose) => q.gt(q.field('rank'), 0))
        .filter((q: Loose) => q.lt(q.field('rank'), 2))
        .collect()) as never,
    ),
  ),
  reading('query: index of a nested field', async (ctx) =>
    texts(
      (await ctx.db
        .query('tasks')
        .withIndex('by_owner', (q: Loose) => q.eq('owner.name' as never, 'Grace' as never))
        .collect()) as never,
    ),
  ),
  reading('query: a missing index', (ctx) =>
    ctx.db
      .query('tasks')
      .withIndex('by_text' as never)
      .collect(),
  ),
  reading('query: an index without its first field', (ctx) =>
    ctx.db
      .query('tasks')
      .withIndex('by_list_and_rank', (q: Loose) => (q as Loose).eq('rank', 1))
      .collect(),
  ),
  reading('query: an index with a foreign field', (ctx) =>
    ctx.db
      .query('tasks')
      .withIndex('by_list', (q: Loose) => (q as Loose).eq('text', 'one'))
      .collect(),
  ),
  reading('query: an unknown table is empty', (ctx) => ctx.db.query('nothing' as never).collect()),
  reading('query: chaining twice', (ctx) => {
    const all = ctx.db.query('tasks').order('asc');
    all.filter((q: Loose) => q.eq(1, 1));
    return all.collect();
  }),
  reading('query: returning a query', (ctx) => ctx.db.query('tasks')),
  reading('query: a system table through db', (ctx) => ctx.db.query('_storage' as never).collect()),
  reading('query: a system table through db.system', (ctx) =>
    ctx.db.system.query('_scheduled_functions').collect(),
  ),
  reading('query: get of an id', async (ctx) => {
    const first = await ctx.db.query('tasks').first();
    return first && (await ctx.db.get('tasks', first._id));
  }),
  reading('query: get of something else', (ctx) => ctx.db.get('tasks', 'nonsense' as never)),
  reading('query: normalizeId of an id', async (ctx) => {
    const first = await ctx.db.query('tasks').first();
    return first && ctx.db.normalizeId('tasks', first._id) === first._id;
  }),
  reading('query: normalizeId of another table', async (ctx) => {
    const first = await ctx.db.query('tasks').first();
    return first && ctx.db.normalizeId('lists', first._id);
  }),
  reading('query: no caller is signed in', (ctx) => ctx.auth.getUserIdentity()),
  reading('query: throws an error', () => {
    throw new Error('boom');
  }),
  reading('query: fetch', () => fetch('https://live.invalid').then(String, () => 'refused')),
];

const first = async (ctx: QueryCtx) => {
  const found = await ctx.db.query('tasks').first();
  if (!found) throw new Error('empty');
  return found;
};

const writeCases: Case[] = [
  writing('write: insert', (ctx) => ctx.db.insert('tasks', { list: 'c', text: 'new' })),
  writing('write: insert against the schema', (ctx) => ctx.db.insert('tasks', { list: 'c' })),
  writing('write: insert of an extra field', (ctx) =>
    ctx.db.insert('tasks', { list: 'c', text: 'x', more: 1 }),
  ),
  writing('write: insert into a system table', (ctx) =>
    ctx.db.insert('_storage' as never, {} as never),
  ),
  writing('write: insert of undefined in an array', (ctx) =>
    ctx.db.insert('other', { list: [undefined] as never }),
  ),
  writing('write: insert of a reserved field name', (ctx) => ctx.db.insert('other', { $a: 1 })),
  writing('write: insert into a table without a schema', (ctx) =>
    ctx.db.insert('other', { anything: [1n] }),
  ),
  writing('write: patch', async (ctx) =>
    ctx.db.patch('tasks', (await first(ctx))._id, { text: 'patched' }),
  ),
  writing('write: patch removes a field', async (ctx) =>
    ctx.db.patch('tasks', (await first(ctx))._id, { rank: undefined }),
  ),
  writing('write: patch against the schema', async (ctx) =>
    ctx.db.patch('tasks', (await first(ctx))._id, { text: 1 }),
  ),
  writing('write: patch of the creation time', async (ctx) =>
    ctx.db.patch('tasks', (await first(ctx))._id, { _creationTime: 5 }),
  ),
  writing('write: replace with a spread document', async (ctx) => {
    const found = await first(ctx);
    await ctx.db.replace('tasks', found._id, { ...found, text: 'replaced' });
  }),
  writing('write: delete', async (ctx) => ctx.db.delete('tasks', (await first(ctx))._id)),
  writing('write: patch of a deleted document', async (ctx) => {
    const { _id } = await first(ctx);
    await ctx.db.delete('tasks', _id);
    await ctx.db.patch('tasks', _id, { text: 'x' });
  }),
  writing('write: get of a deleted document', async (ctx) => {
    const { _id } = await first(ctx);
    await ctx.db.delete('tasks', _id);
    return ctx.db.get('tasks', _id);
  }),
  writing('write: delete of something else', (ctx) => ctx.db.delete('tasks', 'nonsense' as never)),
  writing('write: reads see earlier writes', async (ctx) => {
    await ctx.db.insert('tasks', { list: 'c', text: 'new' });
    return texts(
      (await ctx.db
        .query('tasks')
        .withIndex('by_list', (q: Loose) => q.eq('list', 'c'))
        .collect()) as never,
    );
  }),
  writing('write: an error undoes all writes', async (ctx) => {
    await ctx.db.insert('tasks', { list: 'c', text: 'new' });
    await ctx.db.delete('tasks', (await first(ctx))._id);
    throw new Error('too late');
  }),
  writing('write: an index follows a patch', async (ctx) => {
    await ctx.db.patch('tasks', (await first(ctx))._id, { list: 'z' });
    return (
      await ctx.db
        .query('tasks')
        .withIndex('by_list', (q: Loose) => q.eq('list', 'z'))
        .collect()
    ).length;
  }),
  writing('write: ConvexError with data', () => {
    throw new ConvexError({ code: 404, what: ['task'] });
  }),
];

const insertOne = async (ctx: MutationCtx) => {
  await ctx.db.insert('log', { text: 'inner' });
};
const all = query({
  args: {},
  handler: async (ctx: QueryCtx) => texts((await ctx.db.query('log').collect()) as never),
});

const f = anyApi.f as Record<string, never>;

const callCases: Case[] = [
  {
    name: 'call: a mutation runs another one in its transaction',
    functions: {
      outer: mutation({
        args: {},
        handler: async (ctx: MutationCtx) => {
          await ctx.db.insert('log', { text: 'outer' });
          await ctx.runMutation(f.inner as never, {});
          return texts((await ctx.db.query('log').collect()) as never);
        },
      }),
      inner: internalMutation({ args: {}, handler: insertOne }),
      all,
    },
    steps: [
      { call: 'outer', kind: 'mutation' },
      { call: 'all', kind: 'query' },
    ],
  },
  {
    name: 'call: a failed inner mutation only undoes its own writes',
    functions: {
      outer: mutation({
        args: {},
        handler: async (ctx: MutationCtx) => {
          await ctx.db.insert('log', { text: 'outer' });
          try {
            await ctx.runMutation(f.inner as never, {});
          } catch {
            await ctx.db.insert('log', { text: 'caught' });
          }
        },
      }),
      inner: internalMutation({
        args: {},
        handler: async (ctx: MutationCtx) => {
          await insertOne(ctx);
          throw new Error('inner');
        },
      }),
      all,
    },
    steps: [
      { call: 'outer', kind: 'mutation' },
      { call: 'all', kind: 'query' },
    ],
  },
  {
    name: 'call: an action runs queries, mutations and actions',
    functions: {
      outer: action({
        args: {},
        handler: async (ctx: ActionCtx) => {
          await ctx.runMutation(f.add as never, {});
          await ctx.runAction(f.other as never, {});
          return ctx.runQuery(f.all as never, {});
        },
      }),
      other: action({ args: {}, handler: (ctx: ActionCtx) => ctx.runMutation(f.add as never, {}) }),
      add: mutation({ args: {}, handler: insertOne }),
      all,
    },
    steps: [{ call: 'outer', kind: 'action' }],
  },
  {
    name: 'call: the mutations of a failed action stay',
    functions: {
      outer: action({
        args: {},
        handler: async (ctx: ActionCtx) => {
          await ctx.runMutation(f.add as never, {});
          throw new Error('after');
        },
      }),
      add: mutation({ args: {}, handler: insertOne }),
      all,
    },
    steps: [
      { call: 'outer', kind: 'action' },
      { call: 'all', kind: 'query' },
    ],
  },
  {
    name: 'call: a mutation as a query',
    functions: { a: mutation({ args: {}, handler: () => 1 }) },
    steps: [{ call: 'a', kind: 'query' }],
  },
];

const jobs = query({
  args: {},
  handler: async (ctx: QueryCtx) =>
    (await ctx.db.system.query('_scheduled_functions').collect()).map(({ state, args }: Loose) => [
      state.kind,
      args,
    ]),
});

const later = 60_000;
const scheduling = (
  name: string,
  handler: (ctx: MutationCtx) => unknown,
  platform?: Case['platform'],
): Case => ({
  name,
  platform,
  functions: {
    go: mutation({ args: {}, handler }),
    job: internalMutation({ args: { n: v.optional(v.number()) }, handler: insertOne }),
    jobs,
  },
  steps: [
    { call: 'go', kind: 'mutation' },
    { call: 'jobs', kind: 'query' },
  ],
});

const scheduleCases: Case[] = [
  scheduling('schedule: runAfter adds a pending job', async (ctx) => {
    await ctx.scheduler.runAfter(later, f.job as never, { n: 1 });
  }),
  scheduling('schedule: cancel', async (ctx) => {
    await ctx.scheduler.cancel(await ctx.scheduler.runAfter(later, f.job as never, {}));
  }),
  scheduling('schedule: nothing is scheduled when the mutation fails', async (ctx) => {
    await ctx.scheduler.runAfter(later, f.job as never, {});
    throw new Error('after');
  }),
  scheduling(
    'schedule: a function that does not exist',
    async (ctx) => {
      await ctx.scheduler.runAfter(later, f.missing as never, {});
    },
    {
      source: '/error: Attempted to schedule function at nonexistent path',
      results: [
        { error: 'Attempted to schedule function at nonexistent path: f:missing' },
        { value: [] },
      ],
    },
  ),
  scheduling('schedule: a negative delay', (ctx) => ctx.scheduler.runAfter(-1, f.job as never, {})),
];

const paging = (name: string, handler: (ctx: QueryCtx) => unknown) =>
  reading(`pagination: ${name}`, handler);

const pageCases: Case[] = [
  paging('the first page', async (ctx) => {
    const { page, isDone } = await ctx.db.query('tasks').paginate({ numItems: 3, cursor: null });
    return [texts(page as never), isDone];
  }),
  paging('descending in an index', async (ctx) => {
    const { page, isDone } = await query1(ctx)
      .order('desc')
      .paginate({ numItems: 2, cursor: null });
    return [texts(page as never), isDone];
  }),
  paging('with a filter', async (ctx) => {
    const { page } = await ctx.db
      .query('tasks')
      .filter((q: Loose) => q.eq(q.field('list'), 'b'))
      .paginate({ numItems: 2, cursor: null });
    return texts(page as never);
  }),
  paging('twice in one function', async (ctx) => {
    await ctx.db.query('tasks').paginate({ numItems: 1, cursor: null });
    return (await ctx.db.query('tasks').paginate({ numItems: 1, cursor: null })).isDone;
  }),
  paging('without a number of items', (ctx) =>
    ctx.db.query('tasks').paginate({ cursor: null } as never),
  ),
];

/** All cases of the suite. */
export const cases: Case[] = [
  ...indexCases,
  ...filterCases,
  ...arithmeticCases,
  ...valueCases,
  orderCase,
  ...validatorCases,
  ...argumentCases,
  ...queryCases,
  ...writeCases,
  ...callCases,
  ...scheduleCases,
  ...pageCases,
  ...newerCases,
];
