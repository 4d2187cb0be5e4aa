import { BaseConvexClient } from 'convex/browser';
import {
  defineSchema,
  defineTable,
  mutationGeneric as mutation,
  queryGeneric as query,
} from 'convex/server';
import { ConvexError, v } from 'convex/values';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { extend } from '../../../../../src/features/live/auth/worker';
import { startRuntime } from '../../../../../src/features/live/engine/startRuntime';
import { Network } from '../../../../../src/features/live/engine/sync/Network';
import { SyncServer } from '../../../../../src/features/live/engine/sync/SyncServer';
import { seededRandom } from '../../../../../src/lib/seededRandom';

/** Waits longer than the default of a second, which is too short on a busy machine. */
const eventually = (check: () => unknown) => vi.waitFor(check, { timeout: 10_000 });

const schema = defineSchema({
  accounts: defineTable({ name: v.string(), amount: v.number(), open: v.boolean() }).index(
    'by_open',
    ['open', 'amount'],
  ),
  done: defineTable({ key: v.string() }).index('by_key', ['key']),
  tasks: defineTable({ list: v.string(), n: v.number() }).index('by_list', ['list']),
});

const sum = (documents: { amount: number }[]) =>
  documents.reduce((total, { amount }) => total + amount, 0);
const sumOf = (open: boolean) =>
  query({
    args: {},
    handler: async (ctx) =>
      sum(
        (await ctx.db
          .query('accounts')
          .withIndex('by_open', (q) => q.eq('open', open))
          .collect()) as never,
      ),
  });

const f = {
  total: query({
    args: {},
    handler: async (ctx) => sum((await ctx.db.query('accounts').collect()) as never),
  }),
  open: sumOf(true),
  closed: sumOf(false),
  whoami: query({
    args: {},
    handler: async (ctx) => (await ctx.auth.getUserIdentity())?.name ?? null,
  }),
  sign: mutation({
    args: {},
    handler: async (ctx) => {
      const user = await ctx.auth.getUserIdentity();
      await ctx.db.insert('done', { key: user?.tokenIdentifier ?? 'no one' });
      return user?.subject ?? null;
    },
  }),
  init: mutation({
    args: {},
    handler: async (ctx) => {
      for (let n = 0; n < 10; n += 1) {
        await ctx.db.insert('accounts', { name: `a${n}`, amount: 10, open: n % 2 === 0 });
      }
    },
  }),
  move: mutation({
    args: { from: v.number(), to: v.number(), amount: v.number(), key: v.string() },
    handler: async (ctx, { from, to, amount, key }) => {
      const known = await ctx.db
        .query('done')
        .withIndex('by_key', (q) => q.eq('key', key))
        .first();
      if (known) throw new Error('ran twice');
      await ctx.db.insert('done', { key });
      const all = await ctx.db.query('accounts').collect();
      const [a, b] = [all[from], all[to]];
      if (a && b && a._id !== b._id) {
        await ctx.db.patch('accounts', a._id, { amount: a.amount - amount });
        await ctx.db.patch('accounts', b._id, { amount: b.amount + amount, open: !b.open });
      }
      if (amount > 8) throw new Error('too much');
    },
  }),
  add: mutation({
    args: { list: v.string(), n: v.number() },
    handler: (ctx, task) => ctx.db.insert('tasks', task),
  }),
  list: query({
    args: { list: v.string() },
    handler: async (ctx, { list }) =>
      (
        await ctx.db
          .query('tasks')
          .withIndex('by_list', (q) => q.eq('list', list))
          .collect()
      ).length,
  }),
  fail: mutation({
    args: {},
    handler: () => {
      throw new ConvexError({ code: 1 });
    },
  }),
};

const closers: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});

function startServer() {
  const runtime = startRuntime({ schema, modules: { f }, seed: 1 });
  closers.push(() => runtime.close());
  return { runtime, server: new SyncServer(runtime) };
}

function startClient(server: SyncServer, onTransition: () => void = () => undefined) {
  const network = new Network((send) => server.connect(send));
  const client = new BaseConvexClient('https://live.invalid', onTransition, {
    webSocketConstructor: network.WebSocket,
    logger: false,
    skipConvexDeploymentUrlCheck: true,
    unsavedChangesWarning: false,
  });
  closers.push(() => client.close());
  return { network, client };
}

describe('the sync server', () => {
  test('a change of one client reaches the other', async () => {
    const { server } = startServer();
    const [one, two] = [startClient(server), startClient(server)];
    for (const { client } of [one, two]) client.subscribe('f:list', { list: 'a' });
    await eventually(() => expect(two.client.localQueryResult('f:list', { list: 'a' })).toBe(0));
    await one.client.mutation('f:add', { list: 'a', n: 1 });
    expect(one.client.localQueryResult('f:list', { list: 'a' })).toBe(1);
    await eventually(() => expect(two.client.localQueryResult('f:list', { list: 'a' })).toBe(1));
  });

  test('a mutation that is sent again after a lost connection runs once', async () => {
    const { runtime, server } = startServer();
    const { client, network } = startClient(server);
    client.subscribe('f:list', { list: 'a' });
    await eventually(() => expect(client.localQueryResult('f:list', { list: 'a' })).toBe(0));
    network.latencyMs = 100;
    const sent = client.mutation('f:add', { list: 'a', n: 1 });
    await eventually(() => expect(runtime.database.table('tasks').documents.size).toBe(1));
    network.isOnline = false;
    network.isOnline = true;
    await sent;
    expect(runtime.database.table('tasks').documents.size).toBe(1);
  });

  test('a mutation waits while the client is offline', async () => {
    const { runtime, server } = startServer();
    const { client, network } = startClient(server);
    client.subscribe('f:list', { list: 'a' });
    await eventually(() => expect(client.localQueryResult('f:list', { list: 'a' })).toBe(0));
    network.isOnline = false;
    let isDone = false;
    const sent = client.mutation('f:add', { list: 'a', n: 1 }).then(() => {
      isDone = true;
    });
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(isDone).toBe(false);
    expect(runtime.database.table('tasks').documents.size).toBe(0);
    network.isOnline = true;
    await sent;
    expect(client.localQueryResult('f:list', { list: 'a' })).toBe(1);
  });

  test.each([1, 2, 3])('every snapshot is consistent under load (fuzz, seed %i)', async (seed) => {
    const { runtime, server } = startServer();
    await runtime.runTransaction('mutation', { name: 'f:init', args: {}, caller: 'seed' });
    const random = seededRandom(seed);
    let checked = 0;
    let inconsistent = 0;
    const errors = new Set<string>();
    const clients = [0, 1, 2].map(() => {
      const started = startClient(server, () => {
        const [total, open, closed] = ['total', 'open', 'closed'].map((name) =>
          started.client.localQueryResult(`f:${name}`, {}),
        ) as (number | undefined)[];
        if (total === undefined || open === undefined || closed === undefined) return;
        checked += 1;
        if (total !== 100 || open + closed !== 100) inconsistent += 1;
      });
      for (const name of ['total', 'open', 'closed']) started.client.subscribe(`f:${name}`, {});
      return started;
    });
    const count = 300;
    const sent: Promise<unknown>[] = [];
    for (let index = 0; index < count; index += 1) {
      const { client, network } = clients[Math.floor(random() * 3)] as (typeof clients)[number];
      network.latencyMs = random() * 60;
      if (random() < 0.02) {
        network.isOnline = false;
        setTimeout(() => {
          network.isOnline = true;
        }, random() * 200);
      }
      const numbers = {
        from: Math.floor(random() * 10),
        to: Math.floor(random() * 10),
        amount: Math.floor(random() * 10),
      };
      sent.push(
        client.mutation('f:move', { ...numbers, key: `k${index}` }).catch((error: Error) => {
          if (!error.message.includes('too much')) errors.add(error.message);
        }),
      );
      if (random() < 0.5) await new Promise((resolve) => setTimeout(resolve, random() * 6));
    }
    for (const { network } of clients) network.isOnline = true;
    await Promise.all(sent);
    await eventually(() => {
      const open = clients.map(({ client }) => client.localQueryResult('f:open', {}));
      expect(new Set(open).size).toBe(1);
    });
    expect([...errors]).toEqual([]);
    expect(checked).toBeGreaterThan(30);
    expect(inconsistent).toBe(0);
  });
});

describe('sign-in', () => {
  const tokenFor = (name: string, seconds: number) => {
    const iat = Math.floor(Date.now() / 1000);
    const claims = { iss: 'https://a.example', sub: name, name, iat, exp: iat + seconds };
    return `e30.${btoa(JSON.stringify(claims))}.`;
  };

  function startSignedIn() {
    const { runtime, server } = startServer();
    extend(runtime);
    return { server };
  }

  test('functions know who has signed in at their client, and results are kept apart', async () => {
    const { server } = startSignedIn();
    const [ada, anyone] = [startClient(server), startClient(server)];
    const changes: boolean[] = [];
    for (const { client } of [ada, anyone]) client.subscribe('f:whoami', {});
    await eventually(() => expect(ada.client.localQueryResult('f:whoami', {})).toBe(null));
    ada.client.setAuth(
      async () => tokenFor('Ada', 3600),
      (isSignedIn) => changes.push(isSignedIn),
    );
    await eventually(() => expect(ada.client.localQueryResult('f:whoami', {})).toBe('Ada'));
    expect(changes).toEqual([true]);
    expect(await ada.client.mutation('f:sign', {})).toBe('Ada');
    expect(await anyone.client.mutation('f:sign', {})).toBe(null);
    expect(anyone.client.localQueryResult('f:whoami', {})).toBe(null);
    ada.client.clearAuth();
    await eventually(() => expect(ada.client.localQueryResult('f:whoami', {})).toBe(null));
  });

  test('a token that has expired is refused, and one that expires is replaced', async () => {
    const { server } = startSignedIn();
    const { client } = startClient(server);
    const states: string[] = [];
    let asked = 0;
    client.subscribe('f:whoami', {});
    client.setAuth(
      async () => {
        asked += 1;
        // The first is too old; the client gets no chance to replace the second in time.
        if (asked === 3) await new Promise((resolve) => setTimeout(resolve, 3500));
        return tokenFor(`Ada ${asked}`, asked === 1 ? -5 : asked < 3 ? 3 : 3600);
      },
      (isSignedIn) => states.push(isSignedIn ? 'in' : 'out'),
      (isRefreshing) => states.push(isRefreshing ? 'refreshing' : 'fresh'),
    );
    await eventually(() => expect(states.at(-1)).toBe('in'));
    await eventually(() => expect(client.localQueryResult('f:whoami', {})).toMatch(/^Ada [3-9]$/));
    expect(states).toContain('refreshing');
    expect(states).not.toContain('out');
  });
});
