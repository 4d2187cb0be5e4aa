import { fireEvent, render, screen, within } from '@testing-library/react';
import { ConvexReactClient, useMutation, useQuery } from 'convex/react';
import {
  anyApi,
  defineSchema,
  defineTable,
  mutationGeneric as mutation,
  queryGeneric as query,
} from 'convex/server';
import { v } from 'convex/values';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Runtime } from '../../../../src/features/live/engine/Runtime';
import { startRuntime } from '../../../../src/features/live/engine/startRuntime';
import { Network } from '../../../../src/features/live/engine/sync/Network';
import { SyncServer } from '../../../../src/features/live/engine/sync/SyncServer';
import { Windows } from '../../../../src/features/live/frame/Windows';

const schema = defineSchema({ tasks: defineTable({ text: v.string() }) });
const tasks = {
  list: query({ args: {}, handler: (ctx) => ctx.db.query('tasks').collect() }),
  add: mutation({
    args: { text: v.string() },
    handler: async (ctx, { text }) => void (await ctx.db.insert('tasks', { text })),
  }),
};

function App() {
  const list = useQuery(anyApi.tasks?.list as never) as { text: string }[] | undefined;
  const add = useMutation(anyApi.tasks?.add as never) as unknown as (args: {
    text: string;
  }) => void;
  return (
    <>
      <button type="button" onClick={() => add({ text: 'Weed' })}>
        Add
      </button>
      <p>{list ? `${list.length} tasks` : 'Loading'}</p>
    </>
  );
}

let runtime: Runtime;
let windows: { network: Network; client: ConvexReactClient; App: typeof App }[];

beforeEach(() => {
  runtime = startRuntime({ schema: schema as never, modules: { tasks } as never });
  const server = new SyncServer(runtime);
  windows = [0, 1].map(() => {
    const network = new Network((send) => server.connect(send));
    const client = new ConvexReactClient('https://live.invalid', {
      webSocketConstructor: network.WebSocket,
      skipConvexDeploymentUrlCheck: true,
      unsavedChangesWarning: false,
      logger: false,
    });
    return { network, client, App };
  });
});
afterEach(async () => {
  for (const { client } of windows) await client.close();
  runtime.close();
});

/** A name such as `Window 2 changed` says that the tab has the mark. */
const tab = (number: 1 | 2) => screen.getByRole('tab', { name: new RegExp(`^Window ${number}`) });
const windowOf = (number: 1 | 2) => screen.getByRole('region', { name: `Window ${number}` });
const eventually = (check: () => unknown) => vi.waitFor(check, { timeout: 10_000 });
const showsTasks = (count: number) =>
  eventually(() => {
    for (const number of [1, 2] as const) {
      expect(within(windowOf(number)).getByText(`${count} tasks`)).toBeDefined();
    }
  });

async function start(): Promise<void> {
  render(<Windows windows={windows} isOffline={false} />);
  await showsTasks(0);
}

test('the first window is chosen, and a tab chooses the other one', async () => {
  await start();
  expect(screen.getByRole('tablist', { name: 'Windows' })).toBeDefined();
  expect(tab(1).getAttribute('aria-selected')).toBe('true');
  expect(tab(1).getAttribute('aria-controls')).toBe(windowOf(1).id);
  expect(windowOf(1).className).toBe('current');
  fireEvent.click(tab(2));
  expect(tab(2).getAttribute('aria-selected')).toBe('true');
  expect(tab(2).getAttribute('aria-controls')).toBe(windowOf(2).id);
  expect(windowOf(2).className).toBe('current');
  expect(windowOf(1).className).toBe('');
});

test('arrow keys, Home and End move from tab to tab, and only one is in the order of Tab', async () => {
  await start();
  const walk: [key: string, to: 1 | 2][] = [
    ['ArrowRight', 2],
    ['ArrowRight', 1],
    ['ArrowLeft', 2],
    ['Home', 1],
    ['End', 2],
  ];
  tab(1).focus();
  for (const [key, to] of walk) {
    fireEvent.keyDown(document.activeElement ?? document.body, { key });
    expect(document.activeElement, key).toBe(tab(to));
    expect(tab(to).getAttribute('aria-selected'), key).toBe('true');
    expect(screen.getAllByRole('tab').map(({ tabIndex }) => tabIndex)).toEqual(
      to === 1 ? [0, -1] : [-1, 0],
    );
  }
});
