import { type JSONValue, jsonToConvex } from 'convex/values';
import type { Call, Result, Stepping, TransactionOutcome } from '../engine/calls';
import type { Write } from '../engine/database';
import { displayValue } from '../engine/displayValue';
import { setTimer } from '../engine/environment';
import type { Runtime } from '../engine/Runtime';
import { type Transaction, touches } from '../engine/Transaction';
import type { Step, StepsView, WorkerReport, WorkerRequest } from './messages';

const callNames: Readonly<Record<string, string>> = {
  '1.0/get': 'db.get',
  '1.0/queryStreamNext': 'db.query',
  '1.0/insert': 'db.insert',
  '1.0/shallowMerge': 'db.patch',
  '1.0/replace': 'db.replace',
  '1.0/remove': 'db.delete',
  '1.0/runUdf': 'ctx.run…',
  '1.0/schedule': 'ctx.scheduler',
};

/** Writes the fields of a document, without system fields and whole ids: `{ budget: 140, name: "House" }`. */
function displayDocument(document: object | null): string {
  const shorten = (text: string) => (text.length > 16 ? `${text.slice(0, 6)}…` : text);
  const fields = Object.entries(document ?? {})
    .filter(([name]) => !name.startsWith('_'))
    .map(([name, value]) => `${name}: ${displayValue(value, shorten)}`);
  return `{ ${fields.join(', ')} }`;
}

/** Writes what a system call has read, or nothing for the other calls. */
function displayRead(result: unknown): string | undefined {
  if (result === null || typeof result !== 'object') return result === null ? 'null' : undefined;
  const display = (json: unknown) => displayDocument(jsonToConvex(json as JSONValue) as object);
  if ('done' in result && 'value' in result) {
    return result.done ? 'No more documents' : display(result.value);
  }
  return '_creationTime' in result ? display(result) : undefined;
}

/**
 * A mutation that runs step by step. While it is paused, the database is as if it hadn't written anything; while it
 * runs, as if others hadn't written anything since its start.
 */
interface Mutation {
  readonly transaction: Transaction;
  readonly onEnd: (outcome: TransactionOutcome) => void;
  readonly runCount: number;
  result?: Result;
  readonly waiting: { operation: string; resume: () => void }[];
  /** What others have committed since this run started, in order, and the function that did it. */
  readonly missed: (Write & { by: string })[];
}

/**
 * Pauses the mutations of clients before each system call and before the commit. Several can be under way: each
 * works on the snapshot of its start, and runs again if what it has read has changed by its commit.
 */
export class Stepper implements Stepping {
  readonly #runtime: Runtime;
  readonly #onChange: (view: StepsView) => void;
  /** By client, which sends one at a time. */
  readonly #mutations = new Map<number, Mutation>();
  #steps: Step[] = [];

  constructor(runtime: Runtime, onChange: (view: StepsView) => void) {
    this.#runtime = runtime;
    this.#onChange = onChange;
    runtime.stepping = this;
    runtime.onCommit.add(({ writes, call }) => {
      for (const { missed } of this.#mutations.values()) {
        missed.push(...writes.map((write) => ({ ...write, by: call.name })));
      }
    });
  }

  run(call: Call): Promise<TransactionOutcome> {
    return new Promise((onEnd) => {
      void this.#runtime.exclusively(async () => {
        if (this.#mutations.size === 0) this.#steps = [];
        await this.#start(call, onEnd, 1);
        this.#show();
      });
    });
  }

  async perform(operation: string, perform: () => Promise<string>): Promise<string> {
    const all = [...this.#mutations.values()];
    const mutation = all.find(({ transaction }) => transaction === this.#runtime.current);
    if (!mutation) return perform();
    await new Promise<void>((resume) => mutation.waiting.push({ operation, resume }));
    const step = this.#add(mutation, 'call', callNames[operation] ?? operation);
    const { writes } = mutation.transaction;
    const writeCount = writes.length;
    const text = await perform();
    const written = writes.slice(writeCount).at(-1);
    step.detail = written
      ? displayDocument(written.after ?? written.before)
      : displayRead(JSON.parse(text));
    return text;
  }

  step(client: number): Promise<void> {
    return this.#runtime.exclusively(async () => {
      const mutation = this.#mutations.get(client);
      if (!mutation) return;
      if (mutation.result) await this.#commit(mutation, mutation.result);
      else await this.#go(mutation, () => mutation.waiting.shift()?.resume());
      this.#show();
    });
  }

  async #start(call: Call, onEnd: Mutation['onEnd'], runCount: number): Promise<void> {
    const transaction = this.#runtime.begin('mutation', call);
    const mutation: Mutation = { transaction, onEnd, runCount, waiting: [], missed: [] };
    this.#mutations.set(call.client ?? 0, mutation);
    const text = runCount > 1 ? `Run ${runCount} starts on the new data` : 'Starts';
    this.#add(mutation, 'start', text);
    await this.#go(mutation, () => {
      void this.#runtime.invoke(transaction).then((result) => {
        mutation.result = result;
      });
    });
  }

  /** Runs its code until it waits for its next step or has ended. An error ends it without a commit. */
  async #go(mutation: Mutation, action: () => void): Promise<void> {
    const { transaction, missed } = mutation;
    const { writes } = transaction;
    this.#put('before', missed);
    this.#put('after', writes);
    await this.#runtime.during(transaction, async () => {
      action();
      do await new Promise((resolve) => setTimer(resolve, 0));
      while (!mutation.result && mutation.waiting.length === 0);
    });
    this.#put('before', writes);
    this.#put('after', missed);
    const { result } = mutation;
    if (!result || result.ok) return;
    this.#add(mutation, 'failure', 'Throws, and writes nothing', result.error);
    this.#end(mutation, result);
  }

  /** Commits it, unless something that it has read or written has changed: then it runs again. */
  async #commit(mutation: Mutation, result: Result): Promise<void> {
    const { transaction, onEnd, runCount, missed } = mutation;
    const { call, scope, reads, writes } = transaction;
    const used = [...reads, ...writes.map(({ table, id }) => ({ table, id }))];
    const conflict = missed.find((write) => touches(this.#runtime.database, [write], used));
    if (!conflict || writes.length === 0) {
      const text = `Commits ${writes.length} write${writes.length === 1 ? '' : 's'}`;
      this.#add(mutation, 'commit', text);
      this.#put('after', writes);
      this.#end(mutation, result);
      return;
    }
    const { table, by, before, after } = conflict;
    const reason = `Conflict: ${by} has changed ${table}`;
    this.#add(mutation, 'conflict', reason, displayDocument(after ?? before));
    writes.length = 0;
    scope.log.push(`[WARN] ${reason}. The mutation runs again.`);
    this.#runtime.end(transaction, { ok: true, value: null });
    await this.#start(call, onEnd, runCount + 1);
  }

  #end({ transaction, onEnd }: Mutation, result: Result): void {
    this.#mutations.delete(transaction.call.client ?? 0);
    onEnd(this.#runtime.end(transaction, result));
  }

  #put(state: 'before' | 'after', writes: readonly Write[]): void {
    for (const write of state === 'before' ? writes.toReversed() : writes) {
      this.#runtime.database.table(write.table).put(write.id, write[state]);
    }
  }

  #add({ transaction }: Mutation, type: Step['type'], text: string, detail?: string): Step {
    const step: Step = { client: transaction.call.client ?? 0, type, text, detail };
    this.#steps.push(step);
    return step;
  }

  #show(): void {
    const paused = [0, 1].map((client) => {
      const mutation = this.#mutations.get(client);
      if (!mutation) return null;
      const next = mutation.waiting[0]?.operation ?? 'commit';
      return { name: mutation.transaction.call.name, next: callNames[next] ?? next };
    });
    this.#onChange({ steps: this.#steps, paused });
  }
}

export function extend(runtime: Runtime): void {
  const stepper = new Stepper(runtime, (view) => {
    postMessage({ type: 'steps', view } satisfies WorkerReport);
  });
  addEventListener('message', ({ data }: MessageEvent<WorkerRequest>) => {
    if (data.type === 'step') void stepper.step(data.client);
  });
}
