import { ConvexClient } from 'convex/browser';
import { makeFunctionReference } from 'convex/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { MemoryBackend, MemoryNetwork } from './memoryBackend';

const get = makeFunctionReference<'query', Record<string, never>, number>('counter:get');
const increment = makeFunctionReference<'mutation', { by: number }, null>('counter:increment');
const slow = makeFunctionReference<'action', Record<string, never>, string>('counter:slow');

let backend: MemoryBackend;
let network: MemoryNetwork;
let client: ConvexClient;

beforeEach(() => {
  backend = new MemoryBackend({
    queries: {
      'counter:get': ({ steps = [] }) => steps.reduce((sum, { by }) => sum + Number(by), 0),
    },
    mutations: {
      'counter:increment': (_tables, { by = 0 }) => {
        backend.insert('steps', { by });
        return null;
      },
    },
    actions: { 'counter:slow': () => 'done' },
  });
  network = new MemoryNetwork(backend);
  client = new ConvexClient('https://memory.example', {
    webSocketConstructor: network.WebSocket,
    skipConvexDeploymentUrlCheck: true,
    unsavedChangesWarning: false,
    logger: false,
  });
});

afterEach(() => client.close());

test('calls back with the first result and each new one, until it is unsubscribed', async () => {
  const results: number[] = [];
  const unsubscribe = client.onUpdate(get, {}, (value) => results.push(value));
  await vi.waitFor(() => expect(results).toEqual([0]));
  await client.mutation(increment, { by: 2 });
  expect(results).toEqual([0, 2]);
  expect(unsubscribe.getCurrentValue()).toBe(2);
  unsubscribe();
  await client.mutation(increment, { by: 1 });
  expect(results).toEqual([0, 2]);
});

test('applies an optimistic update that is passed with the call', async () => {
  const results: number[] = [];
  client.onUpdate(get, {}, (value) => results.push(value));
  await vi.waitFor(() => expect(results).toEqual([0]));
  network.hold();
  const done = client.mutation(
    increment,
    { by: 5 },
    {
      optimisticUpdate: (store, { by }) => store.setQuery(get, {}, (store.getQuery(get) ?? 0) + by),
    },
  );
  await vi.waitFor(() => expect(results).toEqual([0, 5]));
  await vi.waitFor(() => expect(backend.ran).toHaveLength(1));
  network.release();
  await done;
  expect(results.at(-1)).toBe(5);
});

test('rejects an action that was in flight when the connection dropped, once it is back', async () => {
  await vi.waitFor(() => expect(client.connectionState().isWebSocketConnected).toBe(true));
  network.hold();
  const call = client.action(slow, {});
  const failure = call.catch((error: Error) => error.message);
  await new Promise((resolve) => setTimeout(resolve, 50));
  network.goOffline();
  network.goOnline();
  expect(await failure).toContain('Connection lost while action was in flight');
});
