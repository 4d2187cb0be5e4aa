import { convexToJson, type JSONValue, jsonToConvex, type Value } from 'convex/values';
import type { Document } from './database';
import { setTimer } from './environment';
import { canonicalName, fullName, lookUp } from './functions';
import type { Runtime } from './Runtime';
import type { Transaction } from './Transaction';

const scheduledFunctions = '_scheduled_functions';

const isPending = ({ state }: Document) => (state as { kind: string }).kind === 'pending';

/** The table of scheduled functions, and the timers of those that are pending. */
export class Scheduler {
  readonly #runtime: Runtime;

  constructor(runtime: Runtime) {
    this.#runtime = runtime;
    runtime.onCommit.add(({ writes }) => {
      for (const { table, before, after } of writes) {
        if (table === scheduledFunctions && !before && after) this.#start(after);
      }
    });
  }

  /**
   * Adds a function to the table of scheduled ones. It starts when the transaction has been committed.
   * @param time in milliseconds since 1970
   * @returns the id of the scheduled function
   */
  add(transaction: Transaction, name: string, args: JSONValue, time: number): string {
    const { database, modules } = this.#runtime;
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
    return id;
  }

  /** Takes a function that hasn't started off the schedule. */
  cancel(transaction: Transaction, id: string): void {
    const job = this.#jobOf(id);
    if (job && isPending(job)) {
      transaction.write(scheduledFunctions, id, { ...job, state: { kind: 'canceled' } });
    }
  }

  #start({ _id, scheduledTime }: Document): void {
    // A longer delay would be none. A sample doesn't stay open for that long.
    const delay = Math.min((scheduledTime as number) - Date.now(), 2 ** 31 - 1);
    setTimer(() => void this.#run(_id), delay);
  }

  #jobOf(id: string): Document | undefined {
    return this.#runtime.database.table(scheduledFunctions).documents.get(id);
  }

  async #run(id: string): Promise<void> {
    const runtime = this.#runtime;
    const write = (state: Value, fields: Record<string, Value> = {}) =>
      runtime.writeAsSystem((transaction) => {
        const job = this.#jobOf(id);
        if (job) transaction.write(scheduledFunctions, id, { ...job, ...fields, state });
      });
    const job = this.#jobOf(id);
    if (!job || !isPending(job)) return;
    await write({ kind: 'inProgress' });
    const name = job.name as string;
    const [args = {}] = job.args as Value[];
    const call = { name, args: convexToJson(args), caller: 'the scheduler' };
    const kind = lookUp(runtime.modules, name)?.kind ?? 'mutation';
    const outcome =
      kind === 'action' ? await runtime.runAction(call) : await runtime.runTransaction(kind, call);
    const state = outcome.ok ? { kind: 'success' } : { kind: 'failed', error: outcome.error };
    await write(state, { completedTime: Date.now() });
  }
}
