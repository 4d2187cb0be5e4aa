import type { JSONValue } from 'convex/values';
import type { Call, Outcome, TransactionOutcome } from '../calls';
import type { Write } from '../database';
import { canonicalName } from '../functions';
import type { Runtime } from '../Runtime';
import { type Read, touches } from '../Transaction';
import type { ClientMessage, ServerMessage } from './Network';

type MessageOf<Type> = Extract<ClientMessage, { type: Type }>;
type Modification = Extract<ServerMessage, { type: 'Transition' }>['modifications'][number];

interface QueryRequest {
  name: string;
  args: JSONValue;
  journal: string | null;
  user: JSONValue | undefined;
}

/** A subscription of the client. */
interface Subscription extends Omit<QueryRequest, 'user'> {
  isStale: boolean;
  reads: readonly Read[];
  /** The last result that the client got, as text to compare with. */
  sent?: string;
}

interface Version {
  querySet: number;
  identity: number;
  timestamp: bigint;
}

const pingMs = 15_000;
const maxCached = 200;

// The environment of functions replaces the global ones.
const { setInterval, clearInterval, setTimeout } = globalThis;

/** The text of an error as clients of a development deployment get it. */
function errorMessage(error: string): string {
  const bytes = crypto.getRandomValues(new Uint8Array(8));
  const id = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return `[Request ID: ${id}] Server Error\n${error}\n`;
}

/** Writes a timestamp as the protocol does. */
function encodeTimestamp(timestamp: bigint): string {
  const bytes = new Uint8Array(8);
  new DataView(bytes.buffer).setBigUint64(0, timestamp, true);
  return btoa(String.fromCharCode(...bytes));
}

const encode = ({ timestamp, ...version }: Version) => ({
  ...version,
  ts: encodeTimestamp(timestamp),
});

/**
 * Who a token is for, and when it expires. Its signature isn't checked: a sample has nothing that signs.
 * @throws why it is refused
 */
function readToken(token: string) {
  const [, payload = ''] = token.split('.');
  const {
    iss,
    sub,
    exp,
    name = null,
  } = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
  if (exp * 1000 <= Date.now()) throw new Error('Token expired');
  const user = { issuer: iss, subject: sub, tokenIdentifier: `${iss}|${sub}`, name };
  return { expires: exp * 1000, user };
}

/** One connection of a client: its subscriptions and what it has seen of them. */
class Session {
  readonly #server: SyncServer;
  readonly #send: (message: ServerMessage) => void;
  readonly #subscriptions = new Map<number, Subscription>();
  readonly #ping: ReturnType<typeof setInterval>;
  #sessionId = '';
  /** The newest state, and the one that the client has. */
  #version: Version = { querySet: 0, identity: 0, timestamp: 0n };
  #sent = this.#version;
  #user: JSONValue | undefined;
  #removed: number[] = [];
  /** Whether the client waits for a transition after the response to a mutation. */
  #owesTransition = false;
  /** Whether it waits for the lock to send what has changed. */
  #waitsToFlush = false;
  #isClosed = false;
  /** A client's mutations run one after the other. */
  #lastMutation: Promise<unknown> = Promise.resolve();

  constructor(server: SyncServer, send: (message: ServerMessage) => void) {
    this.#server = server;
    this.#send = send;
    this.#ping = setInterval(() => send({ type: 'Ping' }), pingMs);
  }

  close(): void {
    this.#isClosed = true;
    clearInterval(this.#ping);
    this.#server.sessions.delete(this);
  }

  /** Marks the subscriptions that a commit has changed, and sends their results. */
  afterCommit(writes: readonly Write[]): void {
    const { database } = this.#server.runtime;
    for (const subscription of this.#subscriptions.values()) {
      subscription.isStale ||= touches(database, writes, subscription.reads);
    }
    this.#flush();
  }

  receive(message: ClientMessage): void {
    switch (message.type) {
      case 'Connect':
        this.#sessionId = message.sessionId;
        this.#server.clients.add(this.#sessionId);
        return;
      case 'ModifyQuerySet':
        this.#subscribe(message);
        return;
      case 'Mutation':
        this.#lastMutation = this.#lastMutation.then(() =>
          this.#mutate(message.requestId, message.udfPath, message.args[0] ?? {}),
        );
        return;
      case 'Action':
        void this.#act(message.requestId, message.udfPath, message.args[0] ?? {});
        return;
      case 'Authenticate':
        this.#authenticate(message);
        return;
    }
  }

  #authenticate(message: MessageOf<'Authenticate'>): void {
    const { baseVersion } = message;
    const identity = baseVersion + 1;
    const refuse = (error: string, authUpdateAttempted: boolean) =>
      this.#send({ type: 'AuthError', error, baseVersion, authUpdateAttempted });
    try {
      const token = 'value' in message ? readToken(message.value) : undefined;
      this.#user = token?.user;
      if (token) {
        setTimeout(() => {
          if (this.#version.identity === identity) refuse('Token expired', false);
        }, token.expires - Date.now());
      }
    } catch (error) {
      refuse((error as Error).message, true);
      return;
    }
    this.#version = { ...this.#version, identity };
    for (const subscription of this.#subscriptions.values()) subscription.isStale = true;
    this.#flush();
  }

  #subscribe({ newVersion, modifications }: MessageOf<'ModifyQuerySet'>): void {
    this.#version = { ...this.#version, querySet: newVersion };
    for (const change of modifications) {
      if (change.type === 'Remove') {
        this.#subscriptions.delete(change.queryId);
        this.#removed.push(change.queryId);
        continue;
      }
      this.#subscriptions.set(change.queryId, {
        name: canonicalName(change.udfPath),
        args: change.args[0] ?? {},
        journal: change.journal ?? null,
        isStale: true,
        reads: [],
      });
    }
    this.#flush();
  }

  async #mutate(id: number, path: string, args: JSONValue): Promise<void> {
    const { runtime, clients } = this.#server;
    const outcome = await this.#server.mutate(`${this.#sessionId}:${id}`, () => {
      const client = [...clients].indexOf(this.#sessionId);
      const call = { ...this.#call(path, args), client };
      return runtime.stepping?.run(call) ?? runtime.runTransaction('mutation', call);
    });
    if (this.#isClosed) return;
    this.#respond('MutationResponse', id, outcome, outcome.version);
    // The client's promise resolves with the first transition after the response, also if nothing changed.
    this.#owesTransition = true;
    this.#flush();
  }

  async #act(id: number, path: string, args: JSONValue): Promise<void> {
    const outcome = await this.#server.runtime.runAction(this.#call(path, args));
    if (!this.#isClosed) this.#respond('ActionResponse', id, outcome);
  }

  #call(path: string, args: JSONValue): Call {
    return { name: canonicalName(path), args, caller: 'a window', user: this.#user };
  }

  #respond(
    type: 'MutationResponse' | 'ActionResponse',
    requestId: number,
    outcome: Outcome,
    // The client reads it of mutations only.
    version = this.#server.runtime.database.version,
  ): void {
    const { logLines } = outcome;
    if (outcome.ok) {
      const ts = encodeTimestamp(version);
      this.#send({ type, requestId, success: true, result: outcome.value, ts, logLines });
      return;
    }
    const { error, errorData } = outcome;
    const result = errorMessage(error);
    const data = errorData === undefined ? {} : { errorData };
    this.#send({ type, requestId, success: false, result, ...data, logLines });
  }

  /** Sends what has changed. Messages until it has the lock join one transition. */
  #flush(): void {
    if (this.#waitsToFlush) return;
    this.#waitsToFlush = true;
    // Under one lock, so that all results are from the same snapshot.
    void this.#server.runtime.exclusively(async () => {
      this.#waitsToFlush = false;
      const { modifications, end } = await this.#readStale();
      const isNew =
        modifications.length > 0 ||
        end.querySet !== this.#sent.querySet ||
        end.identity !== this.#sent.identity;
      if (this.#isClosed || (!isNew && !this.#owesTransition)) return;
      this.#owesTransition = false;
      const startVersion = encode(this.#sent);
      this.#sent = end;
      this.#send({ type: 'Transition', startVersion, endVersion: encode(end), modifications });
    });
  }

  async #readStale(): Promise<{ modifications: Modification[]; end: Version }> {
    const end = { ...this.#version, timestamp: this.#server.runtime.database.version };
    const removed = this.#removed.splice(0);
    const modifications = removed.map(
      (queryId): Modification => ({ type: 'QueryRemoved', queryId }),
    );
    for (const [queryId, subscription] of [...this.#subscriptions]) {
      if (!subscription.isStale) continue;
      subscription.isStale = false;
      const outcome = await this.#server.query({ ...subscription, user: this.#user });
      subscription.reads = outcome.reads;
      subscription.journal = outcome.journal;
      const text = JSON.stringify(outcome.ok ? outcome.value : [outcome.error, outcome.errorData]);
      if (text === subscription.sent) continue;
      subscription.sent = text;
      modifications.push(modificationOf(queryId, outcome));
    }
    return { modifications, end };
  }
}

function modificationOf(queryId: number, outcome: TransactionOutcome): Modification {
  const { journal, logLines } = outcome;
  if (outcome.ok) return { type: 'QueryUpdated', queryId, value: outcome.value, logLines, journal };
  const { error, errorData } = outcome;
  const message = errorMessage(error);
  const data = errorData as JSONValue;
  return {
    type: 'QueryFailed',
    queryId,
    errorMessage: message,
    errorData: data,
    logLines,
    journal,
  };
}

/** The server half of the sync protocol: one session per connection, and one cache of results for all. */
export class SyncServer {
  readonly runtime: Runtime;
  /** The ids of the clients, in the order of connecting. */
  readonly clients = new Set<string>();
  readonly sessions = new Set<Session>();
  readonly #cache = new Map<string, TransactionOutcome>();
  /** The outcomes of mutations by session and request, for clients that send one again. */
  readonly #mutations = new Map<string, Promise<TransactionOutcome>>();

  constructor(runtime: Runtime) {
    this.runtime = runtime;
    runtime.onCommit.add(({ writes }) => {
      for (const [key, { reads }] of this.#cache) {
        if (touches(runtime.database, writes, reads)) this.#cache.delete(key);
      }
      for (const session of this.sessions) session.afterCommit(writes);
    });
  }

  /**
   * Accepts a connection.
   * @param send delivers a message to the client, in order
   */
  connect(send: (message: ServerMessage) => void): Session {
    const session = new Session(this, send);
    this.sessions.add(session);
    return session;
  }

  /** Runs a query while the caller has the lock, unless a client has asked for the same since the last change. */
  async query(query: QueryRequest): Promise<TransactionOutcome> {
    const { name, args } = query;
    const caller = 'a subscription';
    const key = JSON.stringify([name, args, query.journal, query.user]);
    const known = this.#cache.get(key);
    if (known) {
      const call = { kind: 'query', name, args, caller, isCached: true } as const;
      const counts = { milliseconds: 0, documentsRead: 0, documentsWritten: 0 };
      for (const listener of this.runtime.onRun) {
        listener({ ...call, ...counts, readFrom: [], error: undefined, logLines: [] });
      }
      return known;
    }
    const outcome = await this.runtime.runNow('query', { ...query, caller });
    if (this.#cache.size >= maxCached) this.#cache.clear();
    this.#cache.set(key, outcome);
    return outcome;
  }

  /** Runs a mutation, or returns the outcome of an earlier run of the same request. */
  mutate(key: string, run: () => Promise<TransactionOutcome>): Promise<TransactionOutcome> {
    const outcome = this.#mutations.get(key) ?? run();
    this.#mutations.set(key, outcome);
    return outcome;
  }
}
