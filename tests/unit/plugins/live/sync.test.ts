import { BaseConvexClient } from 'convex/browser';
import {
  defineSchema,
  defineTable,
  mutationGeneric as mutation,
  queryGeneric as query,
} from 'convex/server';
import { v } from 'convex/values';
import { afterEach, expect, test, vi } from 'vitest';
import { startRuntime } from '../../../../plugins/live/engine/startRuntime';
import { Network } from '../../../../plugins/live/engine/sync/Network';
import { SyncServer } from '../../../../plugins/live/engine/sync/SyncServer';

// biome-ignore lint/suspicious/noExplicitAny: contexts of any data model
type Loose = any;

/** Waits longer than the default of a second, which is too short on a busy machine. */
const eventually = (check: () => unknown) => vi.waitFor(check, { timeout: 10_000 });

const schema = defineSchema({
  accounts: defineTable({ amount: v.number() }),
  done: defineTable({ key: v.string() }).index('by_key', ['key']),
  tasks: defineTable({ list: v.string() }),
});

const f = {
  total: query({
    args: {},
    handler: async (ctx: Loose) => {
      const amounts = (await ctx.db.query('accounts').collect()).map(({ amount }: Loose) => amount);
      return amounts.reduce((total: number, amount: number) => total + amount, 0);
    },
  }),
  init: mutation({
    args: {},
    handler: async (ctx) => {
      for (let n = 0; n < 10; n += 1) await ctx.db.insert('accounts', { amount: 10 });
    },
  }),
  move: mutation({
    args: { from: v.number(), to: v.number(), amount: v.number(), key: v.string() },
    handler: async (ctx: Loose, { from, to, amount, key }) => {
      const done = await ctx.db
        .query('done')
        .withIndex('by_key', (q: Loose) => q.eq('key', key))
        .first();
      if (done) throw new Error('ran twice');
      await ctx.db.insert('done', { key });
      const all = await ctx.db.query('accounts').collect();
      const [a, b] = [all[from], all[to]];
      if (from !== to) {
        await ctx.db.patch('accounts', a._id, { amount: a.amount - amount });
        await ctx.db.patch('accounts', b._id, { amount: b.amount + amount });
      }
      if (amount > 8) throw new Error('too much');
    },
  }),
  add: mutation({ args: {}, handler: (ctx) => ctx.db.insert('tasks', { list: 'a' }) }),
  count: query({
    args: {},
    handler: async (ctx) => (await ctx.db.query('tasks').collect()).length,
  }),
  whoami: query({
    args: {},
    handler: async (ctx) => (await ctx.auth.getUserIdentity())?.name ?? null,
  }),
  sign: mutation({
    args: {},
    handler: async (ctx) => (await ctx.auth.getUserIdentity())?.subject ?? null,
  }),
};

const closers: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});

function startServer() {
  const runtime = startRuntime({ schema: schema as never, modules: { f } });
  return { runtime, server: new SyncServer(runtime) };
}

/** A client of the package. Messages arrive later, as from a worker, and can be held back. */
function startClient(server: SyncServer, onTransition: () => void = () => undefined) {
  const link = { isHeld: false };
  const network = new Network((send) =>
    server.connect((message) => {
      if (!link.isHeld) setTimeout(() => send(message), 0);
    }),
  );
  const client = new BaseConvexClient('https://live.invalid', onTransition, {
    webSocketConstructor: network.WebSocket,
    logger: false,
    skipConvexDeploymentUrlCheck: true,
    unsavedChangesWarning: false,
  });
  closers.push(() => client.close());
  return { network, client, link };
}

/** A client that shows the number of tasks. */
async function startCounter(server: SyncServer) {
  const started = startClient(server);
  started.client.subscribe('f:count', {});
  const count = () => started.client.localQueryResult('f:count', {});
  await eventually(() => expect(count()).toBe(0));
  return { ...started, count };
}

test('a change of one client reaches the other', async () => {
  const { server } = startServer();
  const [one, two] = [await startCounter(server), await startCounter(server)];
  await one.client.mutation('f:add', {});
  expect(one.count()).toBe(1);
  await eventually(() => expect(two.count()).toBe(1));
});

test('a mutation that is sent again after a lost connection runs once', async () => {
  const { runtime, server } = startServer();
  const { client, network, link, count } = await startCounter(server);
  link.isHeld = true;
  const sent = client.mutation('f:add', {});
  await eventually(() => expect(runtime.database.table('tasks').documents.size).toBe(1));
  network.setOnline(false);
  link.isHeld = false;
  network.setOnline(true);
  await sent;
  expect(count()).toBe(1);
});

test('every snapshot is consistent under load', async () => {
  const { runtime, server } = startServer();
  await runtime.runTransaction('mutation', { name: 'f:init', args: {}, caller: 'a test' });
  let seed = 1;
  /** The same numbers each time. */
  const random = () => {
    seed = (seed * 16_807) % (2 ** 31 - 1);
    return seed / 2 ** 31;
  };
  const faults: unknown[] = [];
  let checked = 0;
  const clients = [0, 1, 2].map(() => {
    const started = startClient(server, () => {
      const total = started.client.localQueryResult('f:total', {});
      if (total === undefined) return;
      checked += 1;
      if (total !== 100) faults.push(total);
    });
    started.client.subscribe('f:total', {});
    return started;
  });
  const digit = () => Math.floor(random() * 10);
  const sent: Promise<unknown>[] = [];
  for (let index = 0; index < 300; index += 1) {
    const { client, network } = clients[index % 3] as (typeof clients)[number];
    if (random() < 0.02) {
      network.setOnline(false);
      setTimeout(() => network.setOnline(true), random() * 200);
    }
    const args = { from: digit(), to: digit(), amount: digit(), key: `k${index}` };
    sent.push(
      client.mutation('f:move', args).catch(({ message }: Error) => {
        if (!message.includes('too much')) faults.push(message);
      }),
    );
    if (random() < 0.5) await new Promise((resolve) => setTimeout(resolve, random() * 6));
  }
  for (const { network } of clients) network.setOnline(true);
  await Promise.all(sent);
  expect(faults).toEqual([]);
  expect(checked).toBeGreaterThan(30);
});

/** A token without a signature. */
function tokenFor(name: string, seconds: number): string {
  const iat = Math.floor(Date.now() / 1000);
  const claims = { iss: 'https://a.example', sub: name, name, iat, exp: iat + seconds };
  return `e30.${btoa(JSON.stringify(claims))}.`;
}

test('functions know who has signed in at their client, and results are kept apart', async () => {
  const { server } = startServer();
  const [ada, anyone] = [startClient(server).client, startClient(server).client];
  for (const client of [ada, anyone]) client.subscribe('f:whoami', {});
  await eventually(() => expect(ada.localQueryResult('f:whoami', {})).toBe(null));
  ada.setAuth(
    async () => tokenFor('Ada', 3600),
    () => undefined,
  );
  await eventually(() => expect(ada.localQueryResult('f:whoami', {})).toBe('Ada'));
  expect(await ada.mutation('f:sign', {})).toBe('Ada');
  expect(await anyone.mutation('f:sign', {})).toBe(null);
  expect(anyone.localQueryResult('f:whoami', {})).toBe(null);
  ada.clearAuth();
  await eventually(() => expect(ada.localQueryResult('f:whoami', {})).toBe(null));
});
