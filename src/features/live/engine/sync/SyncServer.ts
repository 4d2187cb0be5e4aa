import type { TransactionOutcome } from '../calls';
import type { Runtime } from '../Runtime';
import { touches } from '../Transaction';
import type { ServerMessage } from './protocol';
import { type QueryRequest, Session } from './Session';

const maxCached = 200;

/** The server half of the sync protocol: one session per connection, and one cache of results for all. */
export class SyncServer {
  readonly runtime: Runtime;
  /** Called when a query is answered from the cache. */
  onCacheHit: ((query: QueryRequest) => void) | undefined;
  /** The ids of the clients, in the order of connecting. */
  readonly clients = new Set<string>();
  readonly #sessions = new Set<Session>();
  readonly #cache = new Map<string, TransactionOutcome>();
  /** The outcomes of mutations by session and request, for clients that send one again. */
  readonly #mutations = new Map<string, Promise<TransactionOutcome>>();

  constructor(runtime: Runtime) {
    this.runtime = runtime;
    runtime.onCommit.add((writes) => {
      for (const [key, { reads }] of this.#cache) {
        if (touches(runtime.database, writes, reads)) this.#cache.delete(key);
      }
      for (const session of this.#sessions) session.afterCommit(writes);
    });
  }

  /**
   * Accepts a connection.
   * @param send delivers a message to the client, in order
   */
  connect(send: (message: ServerMessage) => void): Session {
    const session = new Session(this, send);
    this.#sessions.add(session);
    return session;
  }

  disconnect(session: Session): void {
    this.#sessions.delete(session);
  }

  /** Runs a query while the caller has the lock, unless a client has asked for the same since the last change. */
  async query(query: QueryRequest): Promise<TransactionOutcome> {
    const key = JSON.stringify([query.name, query.args, query.journal, query.user]);
    const known = this.#cache.get(key);
    if (known) {
      this.onCacheHit?.(query);
      return known;
    }
    const outcome = await this.runtime.runNow('query', { ...query, caller: 'a subscription' });
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
