import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import {
  ConvexProvider,
  ConvexReactClient,
  insertAtPosition,
  insertAtTop,
  optimisticallyUpdateValueInPaginatedQuery,
  useConvexConnectionState,
  useMutation,
  usePaginatedQuery,
  useQuery,
} from 'convex/react';
import {
  type FunctionReference,
  makeFunctionReference,
  type PaginationOptions,
} from 'convex/server';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { MemoryBackend, MemoryNetwork, paginate } from './memoryBackend';

type Message = { _id: string; _creationTime: number; body: string };

const list = makeFunctionReference<'query', { channel: string }, Message[]>('messages:list');
const count = makeFunctionReference<'query', Record<string, never>, number>('messages:count');
const page = makeFunctionReference<'query'>('messages:page') as FunctionReference<
  'query',
  'public',
  { channel: string; paginationOpts: PaginationOptions },
  { page: Message[]; isDone: boolean; continueCursor: string }
>;
const send = makeFunctionReference<'mutation', { channel: string; body: string }, string>(
  'messages:send',
);

let backend: MemoryBackend;
let network: MemoryNetwork;
let client: ConvexReactClient;

beforeEach(() => {
  backend = new MemoryBackend({
    queries: {
      'messages:list': ({ messages = [] }, { channel = null }) =>
        messages.filter((message) => message.channel === channel),
      'messages:count': ({ messages = [] }) => messages.length,
      'messages:page': ({ messages = [] }, { channel = null, paginationOpts = null }) =>
        paginate(
          messages.filter((message) => message.channel === channel).toReversed(),
          paginationOpts,
        ),
    },
    mutations: {
      'messages:send': (_tables, message) => {
        if (message.body === '') throw new Error('The message is empty.');
        return backend.insert('messages', message)._id;
      },
    },
  });
  network = new MemoryNetwork(backend);
  client = new ConvexReactClient('https://memory.example', {
    webSocketConstructor: network.WebSocket,
    skipConvexDeploymentUrlCheck: true,
    unsavedChangesWarning: false,
    logger: false,
  });
});

afterEach(async () => {
  cleanup();
  await client.close();
});

const show = (element: ReactNode) =>
  render(<ConvexProvider client={client}>{element}</ConvexProvider>);

const draft = (body: string): Message => ({ _id: `draft ${body}`, _creationTime: 99, body });

/** Lists the messages of a channel and offers to send one, shown before the server responds. */
function Chat({ body = 'Hello', onError }: { body?: string; onError?: (error: Error) => void }) {
  const messages = useQuery(list, { channel: 'general' });
  const sendMessage = useMutation(send).withOptimisticUpdate((store, message) => {
    const current = store.getQuery(list, { channel: message.channel });
    if (current === undefined) return;
    store.setQuery(list, { channel: message.channel }, [...current, draft(message.body)]);
  });
  return (
    <>
      <button
        type="button"
        onClick={() => sendMessage({ channel: 'general', body }).catch(onError)}
      >
        Send
      </button>
      <output>{messages?.map((message) => message.body).join(', ') ?? 'loading'}</output>
    </>
  );
}

const output = () => screen.getByRole('status').textContent;
const press = (name = 'Send') => act(async () => screen.getByRole('button', { name }).click());

describe('an optimistic update', () => {
  test('shows before the server responds, and gives way to its result', async () => {
    show(<Chat />);
    await waitFor(() => expect(output()).toBe(''));
    network.hold();
    await press();
    expect(output()).toBe('Hello');
    await waitFor(() => expect(backend.ran).toEqual(['messages:send']));
    act(() => network.release());
    expect(output()).toBe('Hello');
    expect(client.watchQuery(list, { channel: 'general' }).localQueryResult()).toMatchObject([
      { _id: 'messages-1' },
    ]);
  });

  test('is rolled back when the mutation fails, and the promise rejects', async () => {
    let message = '';
    show(
      <Chat
        body=""
        onError={(error) => {
          message = error.message;
        }}
      />,
    );
    backend.change('messages:send', { channel: 'general', body: 'First' });
    await waitFor(() => expect(output()).toBe('First'));
    network.hold();
    await press();
    expect(output()).toBe('First, ');
    await waitFor(() => expect(backend.ran).toHaveLength(2));
    await act(async () => network.release());
    await waitFor(() => expect(output()).toBe('First'));
    expect(message).toContain('The message is empty.');
  });

  test('runs again on top of a result that arrives while the mutation is pending', async () => {
    show(<Chat body="Mine" />);
    await waitFor(() => expect(output()).toBe(''));
    network.goOffline();
    await press();
    expect(output()).toBe('Mine');
    backend.change('messages:send', { channel: 'general', body: 'Theirs' });
    network.goOnline();
    await waitFor(() => expect(output()).toBe('Theirs, Mine'), { timeout: 5_000 });
    expect(backend.tables.messages).toHaveLength(2);
  });

  test('changes several queries in one step and rolls them back in one step', async () => {
    const seen = new Set<string>();
    function ListAndCount() {
      const messages = useQuery(list, { channel: 'general' });
      const total = useQuery(count, {});
      const sendMessage = useMutation(send).withOptimisticUpdate((store, { channel, body }) => {
        const args = { channel };
        const current = store.getQuery(list, args);
        const before = store.getQuery(count, {});
        if (current !== undefined) store.setQuery(list, args, [...current, draft(body)]);
        if (before !== undefined) store.setQuery(count, {}, before + 1);
      });
      if (messages !== undefined && total !== undefined) seen.add(`${messages.length} ${total}`);
      const call = () => sendMessage({ channel: 'general', body: '' }).catch(() => {});
      return (
        <>
          <button type="button" onClick={call}>
            Send
          </button>
          <output>{`${messages?.length} ${total}`}</output>
        </>
      );
    }
    show(<ListAndCount />);
    await waitFor(() => expect(output()).toBe('0 0'));
    network.hold();
    await press();
    expect(output()).toBe('1 1');
    await act(async () => network.release());
    await waitFor(() => expect(output()).toBe('0 0'));
    expect([...seen]).toEqual(['0 0', '1 1']);
  });

  test('can be registered once only', () => {
    function Twice() {
      const update = () => undefined;
      useMutation(send).withOptimisticUpdate(update).withOptimisticUpdate(update);
      return null;
    }
    expect(() => show(<Twice />)).toThrow('Already specified optimistic update for mutation');
  });
});

describe('an optimistic update of a paginated list', () => {
  function Feed({ insert }: { insert: 'top' | 'position' | 'change' }) {
    const { results, status, loadMore } = usePaginatedQuery(
      page,
      { channel: 'general' },
      { initialNumItems: 2 },
    );
    const sendMessage = useMutation(send).withOptimisticUpdate((localQueryStore, { body }) => {
      const target = {
        paginatedQuery: page,
        argsToMatch: { channel: 'general' },
        localQueryStore,
        item: draft(body),
      };
      if (insert === 'top') insertAtTop(target);
      else if (insert === 'position') {
        insertAtPosition({
          ...target,
          item: { ...draft(body), _creationTime: 2.5 },
          sortOrder: 'desc',
          sortKeyFromItem: (item) => item._creationTime,
        });
      } else {
        optimisticallyUpdateValueInPaginatedQuery(
          localQueryStore,
          page,
          { channel: 'general' },
          (item) => (item.body === 'c' ? { ...item, body: 'changed' } : item),
        );
      }
    });
    return (
      <>
        <button type="button" onClick={() => sendMessage({ channel: 'general', body: 'new' })}>
          Send
        </button>
        <button type="button" onClick={() => loadMore(2)}>
          More
        </button>
        <output>
          {results.map((message) => message.body).join(', ')} {status}
        </output>
      </>
    );
  }

  beforeEach(() => {
    for (const body of ['a', 'b', 'c']) {
      backend.change('messages:send', { channel: 'general', body });
    }
  });

  test('inserts at the top, where the server will put the item', async () => {
    show(<Feed insert="top" />);
    await waitFor(() => expect(output()).toBe('c, b CanLoadMore'));
    network.hold();
    await press();
    expect(output()).toBe('new, c, b CanLoadMore');
  });

  test('inserts where the sort key puts the item', async () => {
    show(<Feed insert="position" />);
    await waitFor(() => expect(output()).toBe('c, b CanLoadMore'));
    await press('More');
    await waitFor(() => expect(output()).toBe('c, b, a Exhausted'));
    network.hold();
    await press();
    expect(output()).toBe('c, new, b, a Exhausted');
  });

  test('maps the items of every loaded page', async () => {
    show(<Feed insert="change" />);
    await waitFor(() => expect(output()).toBe('c, b CanLoadMore'));
    network.hold();
    await press();
    expect(output()).toBe('changed, b CanLoadMore');
  });
});

describe('useQuery', () => {
  test('has no subscription while it is skipped', async () => {
    function Skipped({ channel }: { channel: string | null }) {
      const messages = useQuery(list, channel === null ? 'skip' : { channel });
      return <output>{messages === undefined ? 'undefined' : messages.length}</output>;
    }
    const { rerender } = show(<Skipped channel={null} />);
    expect(output()).toBe('undefined');
    const queries = () => [...backend.sessions].map((session) => session.activeQueries);
    expect(queries()).not.toContain(1);
    rerender(
      <ConvexProvider client={client}>
        <Skipped channel="general" />
      </ConvexProvider>,
    );
    await waitFor(() => expect(output()).toBe('0'));
    expect(queries()).toEqual([1]);
  });

  test('never shows two results from different moments', async () => {
    const seen = new Set<string>();
    function Both() {
      const messages = useQuery(list, { channel: 'general' });
      const total = useQuery(count, {});
      if (messages !== undefined && total !== undefined) seen.add(`${messages.length} ${total}`);
      return <output>{total}</output>;
    }
    show(<Both />);
    await waitFor(() => expect(output()).toBe('0'));
    act(() => backend.change('messages:send', { channel: 'general', body: 'a' }));
    await waitFor(() => expect(output()).toBe('1'));
    expect([...seen]).toEqual(['0 0', '1 1']);
  });
});

describe('a lost connection', () => {
  function Banner() {
    const { isWebSocketConnected, hasEverConnected, inflightMutations } =
      useConvexConnectionState();
    if (isWebSocketConnected || !hasEverConnected) return null;
    return <p role="alert">{inflightMutations} waiting</p>;
  }

  test('keeps the last results, and runs what was sent meanwhile exactly once', async () => {
    show(
      <>
        <Chat />
        <Banner />
      </>,
    );
    backend.change('messages:send', { channel: 'general', body: 'Before' });
    await waitFor(() => expect(output()).toBe('Before'));
    network.goOffline();
    await press();
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('1 waiting'));
    expect(output()).toBe('Before, Hello');
    network.goOnline();
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull(), { timeout: 5_000 });
    await waitFor(() => expect(backend.ran).toEqual(['messages:send', 'messages:send']));
    expect(output()).toBe('Before, Hello');
  });
});
