import type { JSONValue } from 'convex/values';
import type { Call, Outcome, TransactionOutcome } from '../calls';
import { clearInterval, setInterval, setTimer } from '../environment';
import { canonicalName } from '../functions';
import type { Runtime } from '../Runtime';
import { touches } from '../Transaction';
import type { ClientMessage, ServerMessage } from './Network';

type MessageOf<Type> = Extract<ClientMessage, { type: Type }>;
type Modification = Extract<ServerMessage, { type: 'Transition' }>['modifications'][number];

interface Subscription {
  name: string;
  args: JSONValue;
  journal: string | null;
  /** The last one that the client got. */
  outcome?: TransactionOutcome;
}

interface Version {
  querySet: number;
  identity: number;
  timestamp: bigint;
}

const pingMs = 15_000;
const maxCached = 200;

/** The text of an error as clients of a development deployment get it. */
function errorMessage(error: string): string {
  const bytes = crypto.getRandomValues(new Uint8Array(8));
  const id = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return `[Request ID: ${id}] Server Error\n${error}\n`;
}

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
  /** Whether it waits for the lock to send what has changed. */
  #waitsToFlush = false;
  /** A client's mutations run one after the other. */
  #lastMutation: Promise<unknown> = Promise.resolve();

  constructor(server: SyncServer, send: (message: ServerMessage) => void) {
    this.#server = server;
    this.#send = send;
    this.#ping = setInterval(() => send({ type: 'Ping' }), pingMs);
  }

  /** Nothing reaches the client any more. */
  close(): void {
    clearInterval(this.#ping);
    this.#server.sessions.delete(this);
    this.#subscriptions.clear();
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
        this.#lastMutation = this.#lastMutation.then(() => this.#mutate(message));
        return;
      case 'Action':
        void this.#act(message);
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
        setTimer(() => {
          if (this.#version.identity === identity) refuse('Token expired', false);
        }, token.expires - Date.now());
      }
    } catch (error) {
      refuse((error as Error).message, true);
      return;
    }
    this.#version = { ...this.#version, identity };
    for (const subscription of this.#subscriptions.values()) delete subscription.outcome;
    this.flush();
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
      });
    }
    this.flush();
  }

  async #mutate(message: MessageOf<'Mutation'>): Promise<void> {
    const { runtime, clients } = this.#server;
    const outcome = await this.#server.mutate(`${this.#sessionId}:${message.requestId}`, () => {
      const client = [...clients].indexOf(this.#sessionId);
      const call = { ...this.#callOf(message), client };
      return runtime.stepping?.run(call) ?? runtime.runTransaction('mutation', call);
    });
    this.#respond('MutationResponse', message, outcome, outcome.version);
    // The client's promise resolves with the first transition after the response, also if nothing changed.
    this.flush();
  }

  async #act(message: MessageOf<'Action'>): Promise<void> {
    const { runtime } = this.#server;
    const outcome = await runtime.runAction(this.#callOf(message));
    // The client reads the version of mutations only.
    this.#respond('ActionResponse', message, outcome, runtime.database.version);
  }

  #callOf({ udfPath, args }: MessageOf<'Mutation' | 'Action'>): Call {
    const name = canonicalName(udfPath);
    return { name, args: args[0] ?? {}, caller: 'a window', user: this.#user };
  }

  #respond(
    type: 'MutationResponse' | 'ActionResponse',
    { requestId }: MessageOf<'Mutation' | 'Action'>,
    outcome: Outcome,
    version: bigint,
  ): void {
    const { logLines } = outcome;
    if (outcome.ok) {
      const ts = encodeTimestamp(version);
      this.#send({ type, requestId, success: true, result: outcome.value, ts, logLines });
      return;
    }
    const result = errorMessage(outcome.error);
    const errorData = outcome.errorData as JSONValue;
    this.#send({ type, requestId, success: false, result, errorData, logLines });
  }

  /** Sends what has changed. Messages until it has the lock join one transition. */
  flush(): void {
    if (this.#waitsToFlush) return;
    this.#waitsToFlush = true;
    // Under one lock, so that all results are from the same snapshot.
    void this.#server.runtime.exclusively(async () => {
      this.#waitsToFlush = false;
      const end = { ...this.#version, timestamp: this.#server.runtime.database.version };
      const modifications = await this.#modifications();
      const startVersion = encode(this.#sent);
      this.#sent = end;
      this.#send({ type: 'Transition', startVersion, endVersion: encode(end), modifications });
    });
  }

  async #modifications(): Promise<Modification[]> {
    const modifications = this.#removed
      .splice(0)
      .map((queryId): Modification => ({ type: 'QueryRemoved', queryId }));
    for (const [queryId, subscription] of [...this.#subscriptions]) {
      const known = subscription.outcome;
      if (known && this.#server.isCurrent(known)) continue;
      const outcome = await this.#server.query(subscription, this.#user);
      const { journal, logLines } = outcome;
      subscription.outcome = outcome;
      subscription.journal = journal;
      if (known && textOf(known) === textOf(outcome)) continue;
      const result = outcome.ok
        ? ({ type: 'QueryUpdated', value: outcome.value } as const)
        : ({
            type: 'QueryFailed',
            errorMessage: errorMessage(outcome.error),
            errorData: outcome.errorData as JSONValue,
          } as const);
      modifications.push({ ...result, queryId, logLines, journal });
    }
    return modifications;
  }
}

/** What a client sees of an outcome, to compare. */
const textOf = (outcome: Outcome) =>
  JSON.stringify(outcome.ok ? outcome.value : [outcome.error, outcome.errorData]);

/** The server half of the sync protocol: one session per connection, and one cache of results for all. */
export class SyncServer {
  readonly runtime: Runtime;
  /** The ids of the clients, in the order of connecting. */
  readonly clients = new Set<string>();
  readonly sessions = new Set<Session>();
  /** The results of queries until a commit changes what they have read. */
  readonly #cache = new Map<string, TransactionOutcome>();
  /** The outcomes of mutations by session and request, for clients that send one again. */
  readonly #mutations = new Map<string, Promise<TransactionOutcome>>();

  constructor(runtime: Runtime) {
    this.runtime = runtime;
    runtime.onCommit.add(({ writes }) => {
      for (const [key, { reads }] of this.#cache) {
        if (touches(runtime.database, writes, reads)) this.#cache.delete(key);
      }
      for (const session of this.sessions) session.flush();
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

  isCurrent(outcome: TransactionOutcome): boolean {
    return [...this.#cache.values()].includes(outcome);
  }

  /** Runs a query while the caller has the lock, unless a client has asked for the same since the last change. */
  async query(query: Subscription, user: JSONValue | undefined): Promise<TransactionOutcome> {
    const { name, args, journal } = query;
    const caller = 'a subscription';
    const key = JSON.stringify([name, args, journal, user]);
    const known = this.#cache.get(key);
    if (known) {
      const call = { kind: 'query', name, args, caller, isCached: true } as const;
      const counts = { milliseconds: 0, documentsRead: 0, documentsWritten: 0 };
      for (const listener of this.runtime.onRun) {
        listener({ ...call, ...counts, readFrom: [], error: undefined, logLines: [] });
      }
      return known;
    }
    const outcome = await this.runtime.runNow('query', { name, args, journal, user, caller });
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
