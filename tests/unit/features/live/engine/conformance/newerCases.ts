import {
  anyApi,
  defineSchema,
  defineTable,
  internalMutationGeneric as internalMutation,
  internalQueryGeneric as internalQuery,
  mutationGeneric as mutation,
  paginationResultValidator,
  queryGeneric as query,
} from 'convex/server';
import { CommitTsPlaceholder, type GenericValidator, type Value, v } from 'convex/values';
import type { Case } from './cases';

// What the platform has learned since convex 1.26.

// biome-ignore lint/suspicious/noExplicitAny: contexts and builders of any data model
type Loose = any;

const schema = defineSchema({
  tasks: defineTable({ text: v.string(), done: v.optional(v.boolean()) }),
  lists: defineTable({ name: v.string() }),
  changes: defineTable({ text: v.string(), at: v.commitTs() }).index('by_at', ['at']),
});

const fill = mutation({
  args: {},
  handler: async (ctx: Loose) => {
    for (const text of ['one', 'two', 'three', 'four']) await ctx.db.insert('tasks', { text });
    await ctx.db.insert('lists', { name: 'a' });
  },
});

const later = 60_000;
const f = anyApi.f as Record<string, never>;
const job = internalMutation({ args: { n: v.any() }, handler: () => null });

/** A case with one call after the tables have been filled. */
const calling = (
  name: string,
  handler: (ctx: Loose) => unknown,
  more: Partial<Case> = {},
): Case => ({
  name,
  schema,
  functions: { fill, call: mutation({ args: {}, handler }), job },
  steps: [
    { call: 'fill', kind: 'mutation' },
    { call: 'call', kind: 'mutation' },
  ],
  ...more,
});

/** A case with a query in place of the mutation. */
const reading = (name: string, handler: (ctx: Loose) => unknown, more: Partial<Case> = {}): Case =>
  calling(name, () => null, {
    functions: { fill, call: query({ args: {}, handler }) },
    steps: [
      { call: 'fill', kind: 'mutation' },
      { call: 'call', kind: 'query' },
    ],
    ...more,
  });

const firstOf = (ctx: Loose, table: string) => ctx.db.query(table).first();

const tableCases: Case[] = [
  reading('table first: get', async (ctx) => {
    const { _id } = await firstOf(ctx, 'tasks');
    return (await ctx.db.get('tasks', _id)).text;
  }),
  ...['get', 'delete'].map((call) =>
    calling(`table first: ${call} with the id of another table`, async (ctx) =>
      ctx.db[call]('tasks', (await firstOf(ctx, 'lists'))._id),
    ),
  ),
  ...['patch', 'replace'].map((call) =>
    calling(`table first: ${call} with the id of another table`, async (ctx) =>
      ctx.db[call]('tasks', (await firstOf(ctx, 'lists'))._id, { text: 'x' }),
    ),
  ),
  calling('table first: the calls without a table work as before', async (ctx) => {
    const [a, b, c] = await ctx.db.query('tasks').collect();
    await ctx.db.patch(a._id, { text: 'patched' });
    await ctx.db.replace(b._id, { text: 'replaced' });
    await ctx.db.delete(c._id);
    return [await ctx.db.get(a._id), await ctx.db.query('tasks').collect()];
  }),
  calling('table first: a system table', async (ctx) => {
    const id = await ctx.scheduler.runAfter(later, f.job as never, { n: 1 });
    return (await ctx.db.system.get('_scheduled_functions', id)).state;
  }),
  calling('table first: a system table through db', async (ctx) => {
    const id = await ctx.scheduler.runAfter(later, f.job as never, { n: 1 });
    return ctx.db.get('_scheduled_functions', id);
  }),
  reading('table first: a table through db.system', async (ctx) =>
    ctx.db.system.get('tasks', (await firstOf(ctx, 'tasks'))._id),
  ),
];

const metaCases: Case[] = [
  calling('meta: the function of a mutation', (ctx) => ctx.meta.getFunctionMetadata()),
  calling('meta: an internal function', () => null, {
    functions: {
      fill,
      call: internalQuery({ args: {}, handler: (ctx: Loose) => ctx.meta.getFunctionMetadata() }),
    },
    steps: [{ call: 'call', kind: 'query' }],
  }),
  calling('meta: metrics of reads and writes', async (ctx) => {
    const [first, second, third] = await ctx.db.query('tasks').collect();
    await ctx.db.get('tasks', first._id);
    await ctx.db.insert('tasks', { text: 'five' });
    await ctx.db.patch('tasks', first._id, { done: true });
    await ctx.db.replace('tasks', second._id, { text: '2' });
    await ctx.db.delete('tasks', third._id);
    const { bytesRead, bytesWritten, ...metrics } = await ctx.meta.getTransactionMetrics();
    // The two backends make ids of different lengths.
    return [bytesRead.used > 0, bytesWritten.used > 0, metrics];
  }),
];

const change = mutation({
  args: { texts: v.array(v.string()) },
  handler: async (ctx: Loose, { texts }: { texts: string[] }) => {
    for (const text of texts) await ctx.db.insert('changes', { text, at: ctx.db.vars.commitTs });
  },
});

const commitCases: Case[] = [
  {
    name: 'commit timestamp: one for a mutation, increasing from commit to commit',
    schema,
    functions: {
      change,
      order: query({
        args: {},
        handler: async (ctx: Loose) => {
          const rows = await ctx.db.query('changes').withIndex('by_at').collect();
          const times = [...new Set(rows.map(({ at }: Loose) => at))];
          return rows.map(({ text, at }: Loose) => [text, typeof at, times.indexOf(at)]);
        },
      }),
    },
    steps: [
      { call: 'change', kind: 'mutation', args: { texts: ['a', 'b'] } },
      { call: 'change', kind: 'mutation', args: { texts: ['c'] } },
      { call: 'order', kind: 'query' },
    ],
  },
  calling('commit timestamp: unresolved in its own mutation', async (ctx) => {
    const id = await ctx.db.insert('changes', { text: 'a', at: ctx.db.vars.commitTs });
    const { at } = await ctx.db.get('changes', id);
    return [at instanceof CommitTsPlaceholder, at === ctx.db.vars.commitTs, String(at)];
  }),
  calling('commit timestamp: an index finds the own writes', async (ctx) => {
    await ctx.db.insert('changes', { text: 'before', at: 5n });
    await ctx.db.insert('changes', { text: 'own', at: ctx.db.vars.commitTs });
    const own = await ctx.db
      .query('changes')
      .withIndex('by_at', (q: Loose) => q.eq('at', ctx.db.vars.commitTs))
      .collect();
    const all = await ctx.db.query('changes').withIndex('by_at').order('desc').collect();
    return [own, all].map((rows) => rows.map(({ text }: Loose) => text));
  }),
];

const list = v.object({ name: v.string(), count: v.number(), note: v.optional(v.string()) });
const doc = { _id: 'x', _creationTime: 1, text: 'a' };

const validators: [string, GenericValidator, good: Value[], bad: Value[]][] = [
  ['v.nullable()', v.nullable(v.string()), ['a', null], [1]],
  [
    '.optional() in an object',
    v.object({ a: v.string().optional() }),
    [{}, { a: 'x' }],
    [{ a: 1 }],
  ],
  ['.pick()', list.pick('name'), [{ name: 'a' }], [{ name: 'a', count: 1 }, {}]],
  ['.omit()', list.omit('count'), [{ name: 'a', note: 'b' }], [{ name: 'a', count: 1 }]],
  ['.partial()', list.partial(), [{}, { count: 1 }], [{ count: '1' }, { more: 1 }]],
  [
    '.extend()',
    list.extend({ count: v.string() }),
    [{ name: 'a', count: '1' }],
    [{ name: 'a', count: 1 }],
  ],
  ['v.commitTs()', v.commitTs(), [5n], [5, 'a']],
  ['schema.id()', schema.id('tasks'), [], ['not-an-id']],
  ['schema.doc()', schema.doc('tasks'), [], [{ text: 'a' }, doc, { ...doc, more: 1 }]],
  [
    'paginationResultValidator()',
    paginationResultValidator(v.string()),
    [{ page: ['a'], isDone: true, continueCursor: '', splitCursor: null, pageStatus: null }],
    [{ page: [1], isDone: true, continueCursor: '' }, { page: [] }],
  ],
];

const validatorCases = validators.flatMap(([name, validator, good, bad]) =>
  [...good, ...bad].map(
    (value, index): Case => ({
      name: `validator: ${name} ${index < good.length ? 'accepts' : 'rejects'} value ${index + 1}`,
      functions: {
        take: query({
          args: { value: validator },
          handler: (_: Loose, args: { value: Value }) => args.value,
        }),
      },
      steps: [{ call: 'take', kind: 'query', args: { value } }],
    }),
  ),
);

const texts = ({ page, isDone, pageStatus }: Loose) => [
  page.map(({ text }: Loose) => text),
  isDone,
  pageStatus,
];

const pageCases: Case[] = [
  reading('pagination: a limit of rows cuts the page', async (ctx) =>
    texts(await ctx.db.query('tasks').paginate({ numItems: 4, cursor: null, maximumRowsRead: 2 })),
  ),
  reading('pagination: a limit of rows counts those that a filter drops', async (ctx) =>
    texts(
      await ctx.db
        .query('tasks')
        .filter((q: Loose) => q.eq(q.field('text'), 'four'))
        .paginate({ numItems: 1, cursor: null, maximumRowsRead: 3 }),
    ),
  ),
  reading(
    'pagination: a limit of no rows',
    (ctx) => ctx.db.query('tasks').paginate({ numItems: 4, cursor: null, maximumRowsRead: 0 }),
    {
      platform: {
        source: '/error: maximumRowsRead and maximumBytesRead must be greater than 0',
        results: [
          { value: null },
          { error: 'maximumRowsRead and maximumBytesRead must be greater than 0' },
        ],
      },
    },
  ),
];

/** The cases of what came after convex 1.26. */
export const newerCases: Case[] = [
  ...tableCases,
  ...metaCases,
  ...commitCases,
  ...validatorCases,
  ...pageCases,
];
