import {
  type AnyDataModel,
  actionGeneric as action,
  anyApi,
  defineSchema,
  defineTable,
  type GenericMutationCtx,
  internalMutationGeneric as internalMutation,
  internalQueryGeneric as internalQuery,
  mutationGeneric as mutation,
  queryGeneric as query,
} from 'convex/server';
import { type JSONValue, jsonToConvex, v } from 'convex/values';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { touches } from '../../../../../src/features/live/engine/run/Transaction';
import { startEngine } from './startEngine';

interface Added {
  at: bigint;
  seen: bigint;
}

/** Waits longer than the default of a second, which is too short on a busy machine. */
const eventually = (check: () => unknown) => vi.waitFor(check, { timeout: 10_000 });

const schema = defineSchema({
  tasks: defineTable({ list: v.string(), text: v.string() })
    .index('by_list', ['list'])
    .searchIndex('by_text', { searchField: 'text', filterFields: ['list'] }),
});

const tasks = {
  add: mutation({
    args: { list: v.string(), text: v.string() },
    handler: (ctx, task) => ctx.db.insert('tasks', task),
  }),
  list: query({
    args: { list: v.string() },
    handler: (ctx, { list }) =>
      ctx.db
        .query('tasks')
        .withIndex('by_list', (q) => q.eq('list', list))
        .collect(),
  }),
  newest: query({ args: {}, handler: (ctx) => ctx.db.query('tasks').order('desc').first() }),
  get: query({ args: { id: v.id('tasks') }, handler: (ctx, { id }) => ctx.db.get('tasks', id) }),
  remove: mutation({
    args: { id: v.id('tasks') },
    handler: (ctx, { id }) => ctx.db.delete('tasks', id),
  }),
  find: query({
    args: { text: v.string() },
    handler: (ctx, { text }) =>
      ctx.db
        .query('tasks')
        .withSearchIndex('by_text', (q) => q.search('text', text))
        .take(10),
  }),
  page: query({
    args: { cursor: v.union(v.string(), v.null()) },
    handler: (ctx, { cursor }) =>
      ctx.db.query('tasks').order('desc').paginate({ numItems: 2, cursor }),
  }),
};

let engine: ReturnType<typeof startEngine> | undefined;
const start = (modules: Record<string, Record<string, unknown>>, withSchema = true) => {
  engine = startEngine({ schema: withSchema ? schema : undefined, modules });
  return engine;
};

afterEach(() => {
  engine?.runtime.close();
  engine = undefined;
  vi.useRealTimers();
});

describe('errors have the text of the platform', () => {
  test('of arguments', async () => {
    const { mutation: call } = start({ tasks });
    expect(await call('tasks:add', { list: 'a' })).toBe(
      'ArgumentValidationError: Object is missing the required field `text`. Consider wrapping the field validator in `v.optional(...)` if this is expected.\n\nObject: {list: "a"}\nValidator: v.object({list: v.string(), text: v.string()})',
    );
    expect(await call('tasks:add', { list: 'a', text: 1 })).toBe(
      'ArgumentValidationError: Value does not match validator.\nPath: .text\nValue: 1.0\nValidator: v.string()',
    );
    expect(await call('tasks:add', { list: 'a', text: 'b', done: true })).toBe(
      'ArgumentValidationError: Object contains extra field `done` that is not in the validator.\n\nObject: {done: true, list: "a", text: "b"}\nValidator: v.object({list: v.string(), text: v.string()})',
    );
  });

  test('of functions that a client cannot call', async () => {
    const { query: call } = start({
      tasks: { ...tasks, secret: internalMutation({ args: {}, handler: () => 1 }) },
    });
    const missing = (name: string) => `Could not find public function for '${name}'.`;
    expect(await call('tasks:secret')).toBe(missing('tasks:secret'));
    expect(await call('tasks:nothing')).toBe(missing('tasks:nothing'));
    expect(await call('nothing:at/all')).toBe(missing('nothing:at/all'));
    expect(await call('tasks:add')).toBe(
      'Trying to execute tasks.js:add as Query, but it is defined as Mutation.',
    );
  });

  test('of limits', async () => {
    const many = mutation({
      args: {},
      handler: async (ctx) => {
        for (let n = 0; n < 16_001; n += 1) await ctx.db.insert('numbers', { n });
      },
    });
    const reads = query({
      args: {},
      handler: async (ctx) => {
        for (let n = 0; n < 4097; n += 1) await ctx.db.query('numbers').take(1);
      },
    });
    const { mutation: call, query: read } = start({ f: { many, reads } });
    expect(await call('f:many')).toBe(
      'Uncaught Error: Too many writes in a single function execution (limit: 16000)',
    );
    expect(await read('f:reads')).toContain(
      'Too many reads in a single function execution (limit: 4096). Consider using smaller limits',
    );
  });

  test('of what a live sample refuses', async () => {
    const inner = anyApi.f?.inner as never;
    const refusing = (handler: (ctx: GenericMutationCtx<AnyDataModel>) => unknown) =>
      mutation({ args: {}, handler });
    const { mutation: call, action: act } = start({
      f: {
        upload: refusing((ctx) => ctx.storage.generateUploadUrl()),
        store: refusing((ctx) => ctx.storage.store(new Blob(['a']))),
        sign: refusing((ctx) => ctx.auth.signJwt({ expiresInSeconds: 60 })),
        request: refusing((ctx) => ctx.meta.getRequestMetadata()),
        deployment: refusing((ctx) => ctx.meta.getDeploymentMetadata()),
        limited: refusing((ctx) => ctx.runQuery(inner, {}, { transactionLimits: {} })),
        stale: refusing((ctx) => ctx.runQuery(inner, {}, { useStaleSnapshot: true })),
        nested: refusing((ctx) => ctx.runQuery(inner, {})),
        inner: internalQuery({ args: {}, handler: (ctx) => ctx.meta.getFunctionMetadata() }),
        vectors: action({
          args: {},
          handler: (ctx) =>
            ctx.vectorSearch('tasks' as never, 'x' as never, { vector: [1] } as never),
        }),
      },
    });
    const refusal = (what: string) =>
      `Uncaught Error: Live samples don't have ${what}. Run this code in your own deployment: npx convex dev`;
    expect(await call('f:upload')).toBe(refusal('upload URLs'));
    expect(await call('f:store')).toBe(refusal('files in mutations'));
    expect(await call('f:sign')).toBe(refusal('signed tokens'));
    expect(await call('f:request')).toBe(refusal('requests'));
    expect(await call('f:deployment')).toBe(refusal('a deployment'));
    expect(await call('f:limited')).toBe(refusal('transactionLimits'));
    expect(await call('f:stale')).toBe(refusal('useStaleSnapshot'));
    expect(await call('f:nested')).toContain(
      refusal('the metadata of a function while others run'),
    );
    expect(await act('f:vectors')).toContain("Live samples don't have vector search.");
  });
});

describe('commit timestamps', () => {
  const changes = {
    add: mutation({
      args: {},
      handler: async (ctx) => {
        await ctx.db.insert('changes', { at: ctx.db.vars.commitTs });
        return { at: ctx.db.vars.commitTs, seen: ctx.meta.getSnapshotTs() };
      },
    }),
    list: query({
      args: {},
      handler: async (ctx) => ({
        changes: (await ctx.db.query('changes').collect()).map(({ at }) => at),
        seen: ctx.meta.getSnapshotTs(),
      }),
    }),
  };

  test('are what a client gets, and later than what the mutation sees', async () => {
    const { mutation: call, query: read } = start({ changes }, false);
    const add = async () =>
      jsonToConvex((await call('changes:add')) as JSONValue) as unknown as Added;
    const added = await add();
    const again = await add();
    expect(added.at > added.seen).toBe(true);
    // A snapshot contains all commits up to its time.
    expect(again.seen).toBe(added.at);
    expect(jsonToConvex((await read('changes:list')) as JSONValue)).toEqual({
      changes: [added.at, again.at],
      seen: again.at,
    });
  });
});

describe('read sets', () => {
  const readsOf = async (name: string, args = {}) => {
    const { runtime } = engine as ReturnType<typeof startEngine>;
    const { reads } = await runtime.runTransaction('query', { name, args, caller: 'client' });
    return reads;
  };
  const changes = async (work: () => Promise<unknown>) => {
    const { runtime } = engine as ReturnType<typeof startEngine>;
    const found: Parameters<typeof touches>[1][] = [];
    const listen = (writes: Parameters<typeof touches>[1]) => found.push([...writes]);
    runtime.onCommit.add(listen);
    await work();
    runtime.onCommit.delete(listen);
    return found.flat();
  };

  test('a query depends on its index range only', async () => {
    const { runtime, mutation: call } = start({ tasks });
    await call('tasks:add', { list: 'a', text: 'one' });
    const reads = await readsOf('tasks:list', { list: 'a' });
    const inside = await changes(() => call('tasks:add', { list: 'a', text: 'two' }));
    const outside = await changes(() => call('tasks:add', { list: 'b', text: 'three' }));
    expect(touches(runtime.database, inside, reads)).toBe(true);
    expect(touches(runtime.database, outside, reads)).toBe(false);
  });
});

describe('pagination', () => {
  interface Page {
    page: { text: string }[];
    continueCursor: string;
    isDone: boolean;
    splitCursor: string | null;
  }

  test('pages keep their ends when rows are added', async () => {
    const { runtime, mutation: call } = start({ tasks });
    for (const text of ['1', '2', '3', '4', '5']) await call('tasks:add', { list: 'a', text });
    const read = async (cursor: string | null, journal: string | null = null) => {
      const outcome = await runtime.runTransaction('query', {
        name: 'tasks:page',
        args: { cursor },
        journal,
        caller: 'client',
      });
      if (!outcome.ok) throw new Error(outcome.error);
      return { ...(outcome.value as unknown as Page), journal: outcome.journal };
    };
    const first = await read(null);
    const second = await read(first.continueCursor);
    const third = await read(second.continueCursor);
    expect([first, second, third].map(({ page }) => page.map(({ text }) => text))).toEqual([
      ['5', '4'],
      ['3', '2'],
      ['1'],
    ]);
    expect([first, second, third].map(({ isDone }) => isDone)).toEqual([false, false, true]);

    await call('tasks:add', { list: 'a', text: '6' });
    const again = await read(null, first.journal);
    expect(again.page.map(({ text }) => text)).toEqual(['6', '5', '4']);
    expect(again.continueCursor).toBe(first.continueCursor);
    expect(again.splitCursor).not.toBeNull();
    const fresh = await read(null);
    expect(fresh.page.map(({ text }) => text)).toEqual(['6', '5']);
  });
});

describe('the environment of a function', () => {
  test('time stands still in queries and mutations, and random numbers repeat', async () => {
    const now = mutation({
      args: {},
      handler: async (ctx) => {
        const before = Date.now();
        for (let n = 0; n < 200; n += 1) await ctx.db.insert('numbers', { n });
        return [
          Date.now() - before,
          Number(new Date(String(new Date()))) <= before,
          new Date(5).getTime(),
          Math.random(),
        ];
      },
    });
    const modules = { f: { now } };
    const first = (await start(modules).mutation('f:now')) as number[];
    engine?.runtime.close();
    const second = (await start(modules).mutation('f:now')) as number[];
    expect(first.slice(0, 3)).toEqual([0, true, 5]);
    expect(second[3]).toBe(first[3]);
    expect(Date.name).toBe('Date');
  });

  test('a query cannot use the database after it has returned', async () => {
    let late: Promise<string> | undefined;
    const leak = query({
      args: {},
      handler: (ctx) => {
        late = new Promise((resolve) => {
          queueMicrotask(async () => {
            for (let n = 0; n < 100; n += 1) await undefined;
            resolve(
              await ctx.db
                .query('tasks')
                .collect()
                .then(
                  () => 'read',
                  (error: Error) => error.message,
                ),
            );
          });
        });
        return 1;
      },
    });
    const { query: read } = start({ f: { leak } });
    expect(await read('f:leak')).toBe(1);
    expect(await late).toContain('Is an `await` missing?');
  });
});

describe('scheduling', () => {
  const job = internalMutation({ args: {}, handler: (ctx) => ctx.db.insert('log', {}) });
  const states = query({
    args: {},
    handler: async (ctx) =>
      (await ctx.db.system.query('_scheduled_functions').collect()).map(({ state }) => state),
  });
  const count = query({
    args: {},
    handler: async (ctx) => (await ctx.db.query('log').collect()).length,
  });
  const { f } = anyApi;

  test('runs a function later and records how it ended', async () => {
    const go = mutation({
      args: {},
      handler: (ctx) => ctx.scheduler.runAfter(20, f?.job as never, {}),
    });
    const bad = mutation({
      args: {},
      handler: (ctx) => ctx.scheduler.runAfter(0, f?.fail as never, {}),
    });
    const fail = internalMutation({
      args: {},
      handler: async (ctx) => {
        await ctx.db.insert('log', {});
        throw new Error('boom');
      },
    });
    const { mutation: call, query: read } = start(
      { f: { go, bad, fail, job, states, count } },
      false,
    );
    await call('f:go');
    await call('f:bad');
    expect(await read('f:count')).toBe(0);
    await eventually(async () =>
      expect(await read('f:states')).toEqual([
        { kind: 'success' },
        { kind: 'failed', error: 'Uncaught Error: boom' },
      ]),
    );
    expect(await read('f:count')).toBe(1);
  });

  test('an action schedules immediately, even if it fails later', async () => {
    const go = action({
      args: {},
      handler: async (ctx) => {
        await ctx.scheduler.runAfter(0, f?.job as never, {});
        throw new Error('after');
      },
    });
    const { action: act, query: read } = start({ f: { go, job, count } }, false);
    expect(await act('f:go')).toBe('Uncaught Error: after');
    await eventually(async () => expect(await read('f:count')).toBe(1));
  });
});

describe('storage', () => {
  test('an action stores a file, reads it and deletes it', async () => {
    const go = action({
      args: {},
      handler: async (ctx) => {
        const id = await ctx.storage.store(new Blob(['hello'], { type: 'text/plain' }));
        const text = await (await ctx.storage.get(id))?.text();
        const url = await ctx.storage.getUrl(id);
        await ctx.storage.delete(id);
        return [text, url?.startsWith('blob:'), (await ctx.storage.get(id)) === null];
      },
    });
    const { action: act } = start({ f: { go } }, false);
    expect(await act('f:go')).toEqual(['hello', true, true]);
  });
});
