import { convexToJson, type JSONValue, jsonToConvex, type Value } from 'convex/values';
import type { Call, Outcome } from './calls';
import type { Database, Document } from './database';
import { canonicalName, fullName, lookUp, type Modules } from './functions';
import type { Transaction } from './Transaction';

const scheduledFunctions = '_scheduled_functions';

// A sample's own `setTimeout` is replaced later, and this one must work in between.
const { setTimeout: setTimer, clearTimeout: clearTimer } = globalThis;

const isPending = ({ state }: Document) => (state as { kind: string }).kind === 'pending';

interface Backend {
  readonly database: Database;
  readonly modules: Modules;
  runTransaction(kind: 'query' | 'mutation', call: Call): Promise<Outcome>;
  runAction(call: Call): Promise<Outcome>;
  writeAsSystem<T>(work: (transaction: Transaction) => T): Promise<T>;
}

export class Scheduler {
  readonly #backend: Backend;
  readonly #timers = new Set<ReturnType<typeof setTimeout>>();
  #isStopped = false;

  constructor(backend: Backend) {
    this.#backend = backend;
  }

  stop(): void {
    this.#isStopped = true;
    for (const timer of this.#timers) clearTimer(timer);
  }

  /**
   * Adds a function to the table of scheduled ones. It starts when the transaction has been committed.
   * @param time in milliseconds since 1970
   * @returns the id of the scheduled function
   */
  add(transaction: Transaction, name: string, args: JSONValue, time: number): string {
    const { database, modules } = this.#backend;
    if (!lookUp(modules, name)) {
      throw new Error(`Attempted to schedule function at nonexistent path: ${canonicalName(name)}`);
    }
    const id = database.createId(scheduledFunctions);
    transaction.write(scheduledFunctions, id, {
      _id: id,
      _creationTime: database.nextCreationTime(),
      name: fullName(name),
      args: [jsonToConvex(args)],
      scheduledTime: time,
      state: { kind: 'pending' },
    });
    transaction.scheduled.push(id);
    return id;
  }

  /** Takes a function that hasn't started off the schedule. */
  cancel(transaction: Transaction, id: string): void {
    const job = this.#jobOf(id);
    if (job && isPending(job)) {
      transaction.write(scheduledFunctions, id, { ...job, state: { kind: 'canceled' } });
    }
  }

  /** Starts the timer of a function that has been added. */
  start(id: string): void {
    const job = this.#jobOf(id);
    if (!job || this.#isStopped) return;
    const timer = setTimer(
      () => {
        this.#timers.delete(timer);
        void this.#runJob(id);
        // A longer delay would be none. A sample doesn't stay open for that long.
      },
      Math.min((job.scheduledTime as number) - Date.now(), 2 ** 31 - 1),
    );
    this.#timers.add(timer);
  }

  #jobOf(id: string): Document | undefined {
    return this.#backend.database.table(scheduledFunctions).documents.get(id);
  }

  async #runJob(id: string): Promise<void> {
    const backend = this.#backend;
    const write = (state: Value, fields: Record<string, Value> = {}) =>
      backend.writeAsSystem((transaction) => {
        const job = this.#jobOf(id);
        if (job) transaction.write(scheduledFunctions, id, { ...job, ...fields, state });
      });
    const job = this.#jobOf(id);
    if (this.#isStopped || !job || !isPending(job)) return;
    await write({ kind: 'inProgress' });
    const name = job.name as string;
    const [args = {}] = job.args as Value[];
    const call = { name, args: convexToJson(args), caller: 'the scheduler' };
    const kind = lookUp(backend.modules, name)?.kind ?? 'mutation';
    const outcome =
      kind === 'action' ? await backend.runAction(call) : await backend.runTransaction(kind, call);
    const state = outcome.ok ? { kind: 'success' } : { kind: 'failed', error: outcome.error };
    await write(state, { completedTime: Date.now() });
  }
}
