import { convexToJson, type JSONValue, jsonToConvex, type Value } from 'convex/values';
import type { Database } from '../store/Database';
import { commitTs, type Document } from '../store/document';
import type { Call, Outcome } from './calls';
import { canonicalName, lookUp, type Modules } from './functions';
import type { Transaction } from './Transaction';

/** The system table of scheduled functions. */
export const scheduledFunctions = '_scheduled_functions';

/** The longest delay of a timer; a longer one would run immediately. */
const maxDelayMs = 2 ** 31 - 1;
const maxAheadMs = 5 * 365 * 24 * 3600 * 1000;

/** What runs the functions. */
interface Backend {
  readonly database: Database;
  readonly modules: Modules;
  runTransaction(kind: 'query' | 'mutation', call: Call): Promise<Outcome>;
  runAction(call: Call): Promise<Outcome>;
  writeAsSystem<T>(work: (transaction: Transaction) => T): Promise<T>;
}

// A sample's own `setTimeout` is replaced later, and this one must work in between.
const { setTimeout: setTimer, clearTimeout: clearTimer } = globalThis;

/** Runs functions that others have scheduled. */
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
    const now = Date.now();
    if (time > now + maxAheadMs) throw new Error(`${time} is more than 5 years in the future`);
    if (JSON.stringify(args).includes(commitTs)) {
      throw new Error(
        `Invalid arguments for "${canonicalName(name)}": a scheduled function cannot take an unresolved placeholder value.`,
      );
    }
    if (!lookUp(modules, name)) {
      throw new Error(`Attempted to schedule function at nonexistent path: ${canonicalName(name)}`);
    }
    const id = database.ids.create(scheduledFunctions);
    transaction.write(scheduledFunctions, id, {
      _id: id,
      _creationTime: database.nextCreationTime(now),
      name: name.includes(':') ? name.replace(/(?:\.js)?:/, '.js:') : `${name}.js:default`,
      args: [jsonToConvex(args)],
      scheduledTime: time,
      state: { kind: 'pending' },
    });
    transaction.schedule(id);
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
    if (job) this.#at(job.scheduledTime as number, () => void this.#runJob(id));
  }

  #at(time: number, run: () => void): void {
    if (this.#isStopped) return;
    const delayMs = time - Date.now();
    const timer = setTimer(
      () => {
        this.#timers.delete(timer);
        if (delayMs > maxDelayMs) this.#at(time, run);
        else run();
      },
      Math.min(Math.max(0, delayMs), maxDelayMs),
    );
    this.#timers.add(timer);
  }

  #jobOf(id: string): Document | undefined {
    return this.#backend.database.table(scheduledFunctions).documents.get(id);
  }

  async #call(name: string, args: JSONValue): Promise<Outcome> {
    const kind = lookUp(this.#backend.modules, name)?.kind ?? 'mutation';
    const call: Call = { name, args, caller: 'scheduler' };
    return kind === 'action'
      ? this.#backend.runAction(call)
      : this.#backend.runTransaction(kind, call);
  }

  async #runJob(id: string): Promise<void> {
    const write = (state: Value, fields: Record<string, Value> = {}) =>
      this.#backend.writeAsSystem((transaction) => {
        const job = this.#jobOf(id);
        if (job) transaction.write(scheduledFunctions, id, { ...job, ...fields, state });
      });
    const job = this.#jobOf(id);
    if (this.#isStopped || !job || !isPending(job)) return;
    await write({ kind: 'inProgress' });
    const [args = {}] = job.args as Value[];
    const outcome = await this.#call(job.name as string, convexToJson(args));
    const state = outcome.ok ? { kind: 'success' } : { kind: 'failed', error: outcome.error };
    await write(state, { completedTime: Date.now() });
  }
}

function isPending({ state }: Document): boolean {
  return (state as { kind: string }).kind === 'pending';
}
