import type { Runtime } from '../engine/Runtime';
import type { Call, Result, Stepping, TransactionOutcome } from '../engine/run/calls';
import type { Step, StepsView } from '../messages';
import { counted, displayDocument, displayRead } from './display';
import { type ForeignWrite, Mutation } from './Mutation';

/** How often a mutation runs again after a conflict. */
const maxRetries = 4;

/** What functions call, by the name of the system call that it makes. */
const callNames: Readonly<Record<string, string>> = {
  '1.0/get': 'db.get',
  '1.0/queryStreamNext': 'db.query',
  '1.0/queryPage': 'db.query',
  '1.0/insert': 'db.insert',
  '1.0/shallowMerge': 'db.patch',
  '1.0/replace': 'db.replace',
  '1.0/remove': 'db.delete',
  '1.0/runUdf': 'ctx.run…',
  '1.0/getUserIdentity': 'ctx.auth',
  '1.0/getFunctionMetadata': 'ctx.meta',
  '1.0/getTransactionMetrics': 'ctx.meta',
  '1.0/schedule': 'ctx.scheduler',
};

/** The text of the error for a mutation that has had a conflict on each run. */
function conflictError(name: string, { table, id, by }: ForeignWrite): string {
  const who = by === name ? 'Another call to this mutation' : `A call to "${by}"`;
  return `Documents read from or written to the "${table}" table changed while this mutation was being run and on every subsequent retry. ${who} changed the document with ID "${id}". See https://docs.convex.dev/error#1`;
}

/**
 * Pauses the mutations of clients before each system call and before the commit. Several can be under way: each
 * works on the snapshot of its start, and runs again if what it has read has changed by its commit.
 */
export class Stepper implements Stepping {
  readonly #runtime: Runtime;
  readonly #onChange: (view: StepsView) => void;
  /** The mutations that have not ended, by client, which sends one at a time. */
  readonly #mutations = new Map<number, Mutation>();
  #steps: Step[] = [];

  constructor(runtime: Runtime, onChange: (view: StepsView) => void) {
    this.#runtime = runtime;
    this.#onChange = onChange;
    runtime.stepping = this;
    runtime.onCommit.add((writes, by) => {
      for (const mutation of this.#mutations.values()) mutation.miss(writes, by);
    });
  }

  run(call: Call): Promise<TransactionOutcome> {
    return new Promise((resolve) => {
      void this.#runtime.exclusively(async () => {
        if (this.#mutations.size === 0) this.#steps = [];
        const mutation = new Mutation(this.#runtime, call, resolve);
        this.#mutations.set(call.client ?? 0, mutation);
        await this.#start(mutation);
        this.#show();
      });
    });
  }

  async perform(operation: string, perform: () => Promise<string>): Promise<string> {
    const mutation = [...this.#mutations.values()].find(({ isRunning }) => isRunning);
    if (!mutation) return perform();
    await new Promise<void>((resume) => mutation.waiting.push({ operation, resume }));
    const step = this.#add(mutation, 'call', callNames[operation] ?? operation);
    const writeCount = mutation.writes.length;
    const text = await perform();
    const written = mutation.writes.slice(writeCount).at(-1);
    step.detail = written
      ? displayDocument(written.after ?? written.before)
      : displayRead(JSON.parse(text));
    return text;
  }

  /** Lets the mutation of a client take its next step. */
  step(client: number): Promise<void> {
    return this.#runtime.exclusively(async () => {
      const mutation = this.#mutations.get(client);
      if (!mutation) return;
      if (mutation.result) await this.#commit(mutation, mutation.result);
      else {
        await mutation.resume();
        this.#endIfFailed(mutation);
      }
      this.#show();
    });
  }

  async #start(mutation: Mutation): Promise<void> {
    await mutation.start();
    const { runCount } = mutation;
    this.#add(
      mutation,
      'start',
      runCount > 1 ? `Run ${runCount} starts on the new data` : 'Starts',
    );
    this.#endIfFailed(mutation);
  }

  /** An error of the function ends it without a commit. */
  #endIfFailed(mutation: Mutation): void {
    if (!mutation.result || mutation.result.ok) return;
    this.#add(mutation, 'failure', 'Throws, and writes nothing', mutation.result.error);
    this.#remove(mutation);
    mutation.end(mutation.result);
  }

  async #commit(mutation: Mutation, result: Result): Promise<void> {
    const { conflict, writes } = mutation;
    if (!conflict) {
      this.#add(mutation, 'commit', `Commits ${counted(writes.length, 'write')}`);
      this.#remove(mutation);
      mutation.end(result);
      return;
    }
    const { table, by, before, after } = conflict;
    const reason = `Conflict: ${by ?? 'the scheduler'} has changed ${table}`;
    this.#add(mutation, 'conflict', reason, displayDocument(after ?? before));
    if (mutation.runCount > maxRetries) {
      const error = conflictError(mutation.call.name, conflict);
      this.#add(mutation, 'failure', `Fails after ${maxRetries} retries`, error);
      this.#remove(mutation);
      mutation.fail(error);
      return;
    }
    mutation.discard(`${reason}. The mutation runs again.`);
    await this.#start(mutation);
  }

  #remove(mutation: Mutation): void {
    this.#mutations.delete(mutation.call.client ?? 0);
  }

  #add({ call }: Mutation, type: Step['type'], text: string, detail?: string): Step {
    const step: Step = { client: call.client ?? 0, type, text, detail };
    this.#steps.push(step);
    return step;
  }

  #show(): void {
    const paused = [0, 1].map((client) => {
      const mutation = this.#mutations.get(client);
      if (!mutation) return null;
      const [next] = mutation.waiting;
      const operation = next && (callNames[next.operation] ?? next.operation);
      return { name: mutation.call.name, next: operation ?? 'commit' };
    });
    this.#onChange({ steps: this.#steps, paused });
  }
}
