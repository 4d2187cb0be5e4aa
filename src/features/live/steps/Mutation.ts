import type { Runtime } from '../engine/Runtime';
import type { Call, Result, Run, TransactionOutcome } from '../engine/run/calls';
import { touches } from '../engine/run/Transaction';
import type { Write } from '../engine/store/Database';

/** A write that others have committed, and the function that did it. */
export interface ForeignWrite extends Write {
  by: string | undefined;
}

/** A system call that waits for its step. */
interface WaitingCall {
  operation: string;
  resume: () => void;
}

// A sample's own `setTimeout` is replaced later, and this one must work in between.
const { setTimeout: setTimer } = globalThis;

const nextTask = () => new Promise((resolve) => setTimer(resolve, 0));

/**
 * A mutation that runs step by step. While it is paused, the database is as if it hadn't written anything; while it
 * runs, as if others hadn't written anything since its start.
 */
export class Mutation {
  readonly call: Call;
  /** The number of its run, from 1. */
  runCount = 1;
  /** How its function has ended in this run; undefined before the end. */
  result: Result | undefined;
  /** Called when it has been committed or has failed. */
  readonly onEnd: (outcome: TransactionOutcome) => void;
  readonly waiting: WaitingCall[] = [];
  readonly #runtime: Runtime;
  /** What others have committed since this run started, in order. */
  readonly #missed: ForeignWrite[] = [];
  #run: Run;
  #pausedAt = 0;

  constructor(runtime: Runtime, call: Call, onEnd: Mutation['onEnd']) {
    this.#runtime = runtime;
    this.call = call;
    this.onEnd = onEnd;
    this.#run = runtime.begin('mutation', call);
  }

  /** Whether its code is running now. */
  get isRunning(): boolean {
    return this.#runtime.current === this.#run;
  }

  get writes(): readonly Write[] {
    return this.#run.transaction.writes;
  }

  /** Runs the function up to its first system call. */
  async start(): Promise<void> {
    this.#pausedAt = this.#run.started;
    await this.#go(() => {
      void this.#runtime.invoke(this.#run).then((result) => {
        this.result = result;
      });
    });
  }

  /** Makes the next system call, and runs the function up to the one after. */
  async resume(): Promise<void> {
    const next = this.waiting.shift();
    if (next) await this.#go(next.resume);
  }

  /** Learns what others have committed. */
  miss(writes: readonly Write[], by: string | undefined): void {
    this.#missed.push(...writes.map((write) => ({ ...write, by })));
  }

  /** The first change of something that it has read or written, if there is any: it can't be committed then. */
  get conflict(): ForeignWrite | undefined {
    const { reads, writes } = this.#run.transaction;
    if (writes.length === 0) return undefined;
    const used = [...reads, ...writes.map(({ table, id }) => ({ table, id }))];
    return this.#missed.find((write) => touches(this.#runtime.database, [write], used));
  }

  /** Commits what it has written, which is nothing if it has failed. */
  end(result: Result): void {
    this.#apply(this.writes);
    this.onEnd(this.#end(result));
  }

  /** Forgets what it has written, and ends with an error. */
  fail(error: string): void {
    this.#forget();
    this.onEnd(this.#end({ ok: false, error }));
  }

  /** Ends this run, keeps its log, and prepares another one with the newest data. */
  discard(reason: string): void {
    this.#forget();
    this.#run.scope.log.push(`[WARN] ${reason}`);
    this.#end({ ok: true, value: null });
    this.runCount += 1;
    this.#run = this.#runtime.begin('mutation', this.call);
    this.#missed.length = 0;
    this.waiting.length = 0;
    this.result = undefined;
  }

  #forget(): void {
    const { writes, scheduled } = this.#run.transaction;
    writes.length = 0;
    scheduled.length = 0;
  }

  #end(result: Result): TransactionOutcome {
    this.#run.started += performance.now() - this.#pausedAt;
    return this.#runtime.end(this.#run, result);
  }

  /** Runs its code until it waits for its next step or has ended. */
  async #go(action: () => void): Promise<void> {
    this.#revert(this.#missed);
    this.#apply(this.writes);
    this.#run.started += performance.now() - this.#pausedAt;
    this.#runtime.current = this.#run;
    action();
    do await nextTask();
    while (!this.result && this.waiting.length === 0);
    this.#runtime.current = undefined;
    this.#pausedAt = performance.now();
    this.#revert(this.writes);
    this.#apply(this.#missed);
  }

  #apply(writes: readonly Write[]): void {
    for (const { table, id, after } of writes) this.#runtime.database.table(table).put(id, after);
  }

  #revert(writes: readonly Write[]): void {
    for (const { table, id, before } of writes.toReversed()) {
      this.#runtime.database.table(table).put(id, before);
    }
  }
}
