import type { JSONValue } from 'convex/values';
import type { Runtime } from '../Runtime';
import type { Call, Outcome, TransactionOutcome } from '../run/calls';
import { canonicalName } from '../run/functions';
import { type Read, touches } from '../run/Transaction';
import type { Write } from '../store/Database';
import {
  type ClientMessage,
  encodeTimestamp,
  type Modification,
  type ServerMessage,
} from './protocol';

/** A query as clients ask for it. */
export interface QueryRequest {
  name: string;
  args: JSONValue;
  journal: string | null;
  user: JSONValue | undefined;
}

/** What all sessions share. */
interface Server {
  readonly runtime: Runtime;
  /** Whether mutations are waiting or running. */
  readonly isBusy: boolean;
  /** The ids of the clients, in the order of connecting. */
  readonly clients: Set<string>;
  mutationSent(): void;
  mutationEnded(): void;
  query(query: QueryRequest): Promise<TransactionOutcome>;
  mutate(key: string, run: () => Promise<TransactionOutcome>): Promise<TransactionOutcome>;
  disconnect(session: Session): void;
}

/** A subscription of the client. */
interface Subscription extends Omit<QueryRequest, 'user'> {
  id: number;
  isStale: boolean;
  reads: readonly Read[];
  /** The last result that the client got, as text to compare with. */
  sent?: string;
}

type QuerySetChange = Extract<ClientMessage, { type: 'ModifyQuerySet' }>;

interface Version {
  querySet: number;
  identity: number;
  timestamp: bigint;
}

/**
 * How long results can wait while mutations keep coming, in milliseconds. Without the wait, each of 500
 * simultaneous mutations would run every query.
 */
const maxWaitMs = 50;
const pingMs = 15_000;

const { setInterval: setTimer, clearInterval: clearTimer } = globalThis;

function requestId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(8));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The text of an error as clients of a development deployment get it. */
const errorMessage = (error: string) => `[Request ID: ${requestId()}] Server Error\n${error}\n`;

const encode = ({ querySet, identity, timestamp }: Version) => ({
  querySet,
  identity,
  ts: encodeTimestamp(timestamp),
});

/** One connection of a client: its subscriptions and what it has seen of them. */
export class Session {
  readonly #server: Server;
  readonly #send: (message: ServerMessage) => void;
  readonly #subscriptions = new Map<number, Subscription>();
  readonly #ping: ReturnType<typeof setInterval>;
  #sessionId = '';
  #querySet = 0;
  #sent: Version = { querySet: 0, identity: 0, timestamp: 0n };
  #identity = 0;
  #user: JSONValue | undefined;
  #removed: number[] = [];
  /** Whether the client waits for a transition after the response to a mutation. */
  #owesTransition = false;
  #isFlushing = false;
  #needsFlush = false;
  #lastFlush = 0;
  #isClosed = false;
  /** A client's mutations run one after the other. */
  #lastMutation: Promise<unknown> = Promise.resolve();

  constructor(server: Server, send: (message: ServerMessage) => void) {
    this.#server = server;
    this.#send = send;
    this.#ping = setTimer(() => send({ type: 'Ping' }), pingMs);
  }

  close(): void {
    this.#isClosed = true;
    clearTimer(this.#ping);
    this.#server.disconnect(this);
  }

  /** Marks the subscriptions that a commit has changed. */
  afterCommit(writes: readonly Write[]): void {
    const { database } = this.#server.runtime;
    for (const subscription of this.#subscriptions.values()) {
      subscription.isStale ||= touches(database, writes, subscription.reads);
    }
    this.#needsFlush = true;
    this.flushIfDue();
  }

  /** Sends what has changed, unless more changes are about to come. */
  flushIfDue(): void {
    const isDue = !this.#server.isBusy || performance.now() - this.#lastFlush >= maxWaitMs;
    if (this.#needsFlush && isDue) this.#flush();
  }

  /** Handles a message of the client. */
  receive(message: ClientMessage): void {
    switch (message.type) {
      case 'Connect':
        this.#sessionId = message.sessionId;
        this.#server.clients.add(this.#sessionId);
        return;
      case 'ModifyQuerySet':
        this.#subscribe(message);
        return;
      case 'Mutation': {
        const run = () => this.#mutate(message.requestId, message.udfPath, message.args[0] ?? {});
        this.#server.mutationSent();
        this.#lastMutation = this.#lastMutation
          .then(run)
          .finally(() => this.#server.mutationEnded());
        return;
      }
      case 'Action':
        void this.#act(message.requestId, message.udfPath, message.args[0] ?? {});
        return;
      case 'Authenticate':
        this.#authenticate(message);
        return;
      case 'Event':
        return;
    }
  }

  #authenticate({ baseVersion, value }: Extract<ClientMessage, { type: 'Authenticate' }>): void {
    const refuse = (error: string, authUpdateAttempted: boolean) =>
      this.#send({ type: 'AuthError', error, baseVersion, authUpdateAttempted });
    try {
      this.#user =
        value &&
        this.#server.runtime.readToken?.(value, () => {
          if (this.#identity === baseVersion + 1) refuse('Token expired', false);
        });
    } catch (error) {
      refuse((error as Error).message, true);
      return;
    }
    this.#identity = baseVersion + 1;
    for (const subscription of this.#subscriptions.values()) subscription.isStale = true;
    this.#flush();
  }

  #subscribe({ baseVersion, newVersion, modifications }: QuerySetChange): void {
    if (baseVersion !== this.#querySet) {
      this.#send({ type: 'FatalError', error: 'Base query set version mismatch' });
      return;
    }
    this.#querySet = newVersion;
    for (const change of modifications) {
      if (change.type === 'Remove') {
        this.#subscriptions.delete(change.queryId);
        this.#removed.push(change.queryId);
        continue;
      }
      this.#subscriptions.set(change.queryId, {
        id: change.queryId,
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
    const { runtime } = this.#server;
    const outcome = await this.#server.mutate(`${this.#sessionId}:${id}`, () => {
      const call: Call = {
        name: canonicalName(path),
        args,
        caller: 'client',
        user: this.#user,
        client: [...this.#server.clients].indexOf(this.#sessionId),
      };
      return runtime.stepping?.run(call) ?? runtime.runTransaction('mutation', call);
    });
    if (this.#isClosed) return;
    this.#respond('MutationResponse', id, outcome, outcome.version);
    // The client's promise resolves with the first transition after the response, also if nothing changed.
    this.#owesTransition = true;
    this.#needsFlush = true;
  }

  async #act(id: number, path: string, args: JSONValue): Promise<void> {
    const outcome = await this.#server.runtime.runAction({
      name: canonicalName(path),
      args,
      caller: 'client',
      user: this.#user,
    });
    if (!this.#isClosed) this.#respond('ActionResponse', id, outcome);
  }

  #respond(
    type: 'MutationResponse' | 'ActionResponse',
    id: number,
    outcome: Outcome,
    version?: bigint,
  ): void {
    const { logLines } = outcome;
    if (outcome.ok) {
      this.#send({
        type,
        requestId: id,
        success: true,
        result: outcome.value,
        ...(version !== undefined && { ts: encodeTimestamp(version) }),
        logLines,
      });
      return;
    }
    const { error, errorData } = outcome;
    const result = errorMessage(error);
    this.#send({ type, requestId: id, success: false, result, errorData, logLines });
  }

  #flush(): void {
    this.#needsFlush = true;
    if (this.#isFlushing) return;
    this.#isFlushing = true;
    void this.#flushOnce().finally(() => {
      this.#isFlushing = false;
      if (!this.#isClosed) this.flushIfDue();
    });
  }

  async #flushOnce(): Promise<void> {
    // Messages of the same task join one transition.
    await undefined;
    this.#needsFlush = false;
    // Under one lock, so that all results are from the same snapshot.
    const { modifications, end } = await this.#server.runtime.exclusively(() => this.#readStale());
    this.#lastFlush = performance.now();
    const isNew =
      modifications.length > 0 ||
      end.querySet !== this.#sent.querySet ||
      end.identity !== this.#sent.identity;
    if (this.#isClosed || (!isNew && !this.#owesTransition)) return;
    this.#owesTransition = false;
    const startVersion = encode(this.#sent);
    this.#sent = end;
    this.#send({ type: 'Transition', startVersion, endVersion: encode(end), modifications });
  }

  async #readStale(): Promise<{ modifications: Modification[]; end: Version }> {
    const end = {
      querySet: this.#querySet,
      identity: this.#identity,
      timestamp: this.#server.runtime.database.version,
    };
    const modifications: Modification[] = this.#removed.map((queryId) => ({
      type: 'QueryRemoved',
      queryId,
    }));
    this.#removed = [];
    for (const subscription of [...this.#subscriptions.values()]) {
      if (!subscription.isStale) continue;
      subscription.isStale = false;
      const outcome = await this.#server.query({ ...subscription, user: this.#user });
      subscription.reads = outcome.reads;
      subscription.journal = outcome.journal;
      const modification = modificationOf(subscription.id, outcome);
      const text = JSON.stringify(outcome.ok ? outcome.value : [outcome.error, outcome.errorData]);
      if (text === subscription.sent) continue;
      subscription.sent = text;
      modifications.push(modification);
    }
    return { modifications, end };
  }
}

function modificationOf(queryId: number, outcome: TransactionOutcome): Modification {
  const { journal, logLines } = outcome;
  if (outcome.ok) return { type: 'QueryUpdated', queryId, value: outcome.value, logLines, journal };
  const { errorData } = outcome;
  const message = errorMessage(outcome.error);
  return { type: 'QueryFailed', queryId, errorMessage: message, errorData, logLines, journal };
}
