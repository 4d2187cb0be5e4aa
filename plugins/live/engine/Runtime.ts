import type { GenericSchema, SchemaDefinition } from 'convex/server';
import type { JSONValue } from 'convex/values';
import type { Call, Outcome, Result, Run, RunEvent, Stepping, TransactionOutcome } from './calls';
import { Database, type Write } from './database';
import { installEnvironment, type Scope } from './environment';
import {
  checkValue,
  errorOf,
  type FunctionKind,
  failureOf,
  findFunction,
  type Modules,
} from './functions';
import { Transaction } from './Transaction';

export interface RuntimeOptions {
  schema?: SchemaDefinition<GenericSchema, boolean> | undefined;
  modules: Modules;
}

// The environment of functions replaces the global one.
const { setTimeout: setTimer } = globalThis;

/**
 * A backend in memory: it runs the functions of a sample as the platform does. One at a time exists in a
 * realm, because `convex/server` finds it through a global variable.
 */
export class Runtime {
  readonly database: Database;
  readonly modules: Modules;
  /** Called after each commit, with the function that has written, unless it was the platform itself. */
  readonly onCommit = new Set<(writes: readonly Write[], name?: string) => void>();
  readonly onRun = new Set<(event: RunEvent) => void>();
  /** What runs the mutations of clients, if that isn't the runtime itself. */
  stepping: Stepping | undefined;
  current: Run | undefined;
  #last: Promise<unknown> = Promise.resolve();
  readonly #actions = new Map<string, { call: Call; scope: Scope }>();
  #actionCount = 0;

  constructor({ schema, modules }: RuntimeOptions) {
    this.database = new Database(schema);
    this.modules = modules;
    installEnvironment(() => this.current?.scope ?? [...this.#actions.values()].at(-1)?.scope);
  }

  /**
   * Runs something while no transaction runs. It starts in a new task, so the code of an action never runs in the
   * middle of a transaction that only waits for the database.
   */
  exclusively<T>(work: () => Promise<T> | T): Promise<T> {
    const nextTask = () => new Promise((resolve) => setTimer(resolve, 0));
    const result = this.#last.then(nextTask).then(work);
    // The caller gets the failure; what waits behind it runs anyhow.
    this.#last = result.catch(() => undefined);
    return result;
  }

  runTransaction(kind: 'query' | 'mutation', call: Call): Promise<TransactionOutcome> {
    return this.exclusively(() => this.runNow(kind, call));
  }

  /** Calls a query or mutation from inside `exclusively`. */
  async runNow(kind: 'query' | 'mutation', call: Call): Promise<TransactionOutcome> {
    const run = this.begin(kind, call);
    this.current = run;
    const result = await this.invoke(run);
    this.current = undefined;
    return this.end(run, result);
  }

  /** Starts the transaction of a query or mutation. */
  begin(kind: 'query' | 'mutation', call: Call): Run {
    return {
      kind,
      call,
      transaction: new Transaction(this.database, kind, call.journal),
      scope: { frozenTime: Date.now(), log: [] },
      started: performance.now(),
    };
  }

  /** Calls the function of the current run. If it fails, its writes are undone. */
  async invoke({ kind, call, transaction }: Run): Promise<Result> {
    try {
      const value = await this.#invoke(kind, call.name, call.args, call.caller);
      return { ok: true, value };
    } catch (thrown) {
      transaction.undo();
      return { ok: false, ...failureOf(thrown) };
    }
  }

  /** Commits what a run has written, and reports it. */
  end({ kind, call, transaction, scope, started }: Run, result: Result): TransactionOutcome {
    this.#commit(transaction, call.name);
    const outcome = { ...result, logLines: scope.log };
    this.#report(kind, call, started, outcome, transaction);
    return {
      ...outcome,
      version: this.database.version,
      reads: transaction.reads,
      journal: transaction.end ?? call.journal ?? null,
    };
  }

  /** Calls an action. Transactions of other functions run in the meantime. */
  async runAction(call: Call): Promise<Outcome> {
    const started = performance.now();
    this.#actionCount += 1;
    const requestId = `action-${this.#actionCount}`;
    const log: string[] = [];
    this.#actions.set(requestId, { call, scope: { frozenTime: undefined, log } });
    let outcome: Outcome;
    try {
      const value = await this.#invoke('action', call.name, call.args, call.caller, requestId);
      outcome = { ok: true, value, logLines: log };
    } catch (thrown) {
      outcome = { ok: false, ...failureOf(thrown), logLines: log };
    } finally {
      this.#actions.delete(requestId);
    }
    this.#report('action', call, started, outcome);
    return outcome;
  }

  /** Calls a function for a running action and returns its value, or throws its error. */
  async callFromAction(kind: FunctionKind, requestId: string, name: string, args: JSONValue) {
    const by = this.#actions.get(requestId)?.call;
    const call: Call = { name, args, caller: by?.name ?? '', user: by?.user };
    const outcome =
      kind === 'action' ? await this.runAction(call) : await this.runTransaction(kind, call);
    if (outcome.ok) return outcome.value;
    throw errorOf(outcome);
  }

  /** Calls a function for the running transaction. If it fails, only its own writes are undone. */
  async callFromTransaction(kind: 'query' | 'mutation', name: string, args: JSONValue) {
    const transaction = this.transaction(kind === 'mutation');
    const start = transaction.writes.length;
    try {
      return await this.#invoke(kind, name, args, 'a function');
    } catch (thrown) {
      transaction.undo(start);
      throw errorOf(failureOf(thrown));
    }
  }

  /** Who has signed in at the client that has called a function. */
  userOf(requestId: string): JSONValue {
    return (this.current ?? this.#actions.get(requestId))?.call.user ?? null;
  }

  /**
   * The running transaction.
   * @param writes whether it has to be a mutation
   * @throws when there is none, because a function has used the database after its end
   */
  transaction(writes = false): Transaction {
    const transaction = this.current?.transaction;
    if (!transaction) {
      throw new Error(
        'The database was used after the function had returned. Is an `await` missing?',
      );
    }
    if (writes && transaction.kind === 'query') {
      throw new Error("Queries can't write to the database.");
    }
    return transaction;
  }

  /** Writes for the platform itself, for example the state of a scheduled function. */
  writeAsSystem<T>(work: (transaction: Transaction) => T): Promise<T> {
    return this.exclusively(() => {
      const transaction = new Transaction(this.database, 'mutation');
      const result = work(transaction);
      this.#commit(transaction);
      return result;
    });
  }

  async #invoke(
    kind: FunctionKind,
    name: string,
    args: JSONValue,
    caller: string,
    requestId = '',
  ): Promise<JSONValue> {
    const registered = findFunction(this.modules, name, kind, caller);
    checkValue('Argument', registered.exportArgs(), args, this.database.tableOf);
    const encoded = JSON.stringify([args]);
    const json = await {
      query: () => registered.invokeQuery(encoded),
      mutation: () => registered.invokeMutation(encoded),
      action: () => registered.invokeAction(requestId, encoded),
    }[kind]();
    const value = JSON.parse(json) as JSONValue;
    checkValue('Returns', registered.exportReturns(), value, this.database.tableOf);
    return value;
  }

  #commit({ writes }: Transaction, name?: string): void {
    if (writes.length === 0) return;
    this.database.version += 1n;
    for (const listener of this.onCommit) listener(writes, name);
  }

  #report(
    kind: FunctionKind,
    { name, args, caller }: Call,
    started: number,
    outcome: Outcome,
    transaction?: Transaction,
  ): void {
    const reads = transaction?.reads ?? [];
    const readFrom = reads.map((read) =>
      'id' in read ? read.table : `${read.table}.${read.index}`,
    );
    const event: RunEvent = {
      kind,
      name,
      args,
      caller,
      isCached: false,
      milliseconds: performance.now() - started,
      documentsRead: transaction?.documentsRead ?? 0,
      documentsWritten: transaction?.writes.length ?? 0,
      readFrom: [...new Set(readFrom)],
      error: outcome.ok ? undefined : outcome.error,
      logLines: outcome.logLines,
    };
    for (const listener of this.onRun) listener(event);
  }
}
