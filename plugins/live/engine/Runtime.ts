import type { GenericSchema, SchemaDefinition } from 'convex/server';
import type { JSONValue } from 'convex/values';
import type { Call, Outcome, Result, RunEvent, Stepping, TransactionOutcome } from './calls';
import { Database } from './database';
import { installEnvironment, type Scope, setTimer } from './environment';
import { checkValue, type FunctionKind, failureOf, findFunction, type Modules } from './functions';
import { Transaction } from './Transaction';

export interface RuntimeOptions {
  schema?: SchemaDefinition<GenericSchema, boolean> | undefined;
  modules: Modules;
}

/** Who writes for the platform itself, for example the state of a scheduled function. */
const system: Call = { name: 'the scheduler', args: {}, caller: 'the scheduler' };

/** The value of a function for the one that called it, which gets its error otherwise. */
function successOf(result: Result): JSONValue {
  if (result.ok) return result.value;
  const { error, errorData } = result;
  throw Object.assign(new Error(error), errorData !== undefined && { data: errorData });
}

/**
 * A backend in memory: it runs the functions of a sample as the platform does. One at a time exists in a
 * realm, because `convex/server` finds it through a global variable.
 */
export class Runtime {
  readonly database: Database;
  readonly modules: Modules;
  /** Called after each commit that has written something. */
  readonly onCommit = new Set<(transaction: Transaction) => void>();
  readonly onRun = new Set<(event: RunEvent) => void>();
  /** What runs the mutations of clients, if that isn't the runtime itself. */
  stepping: Stepping | undefined;
  current: Transaction | undefined;
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
    const transaction = this.begin(kind, call);
    return this.end(transaction, await this.during(transaction, () => this.invoke(transaction)));
  }

  begin(kind: 'query' | 'mutation', call: Call): Transaction {
    return new Transaction(this.database, kind, call);
  }

  /** Makes a transaction the current one while its function runs. */
  async during<T>(transaction: Transaction, work: () => Promise<T>): Promise<T> {
    const start = performance.now();
    this.current = transaction;
    const result = await work();
    this.current = undefined;
    transaction.milliseconds += performance.now() - start;
    return result;
  }

  /** Calls the function of the current transaction. If it fails, its writes are undone. */
  async invoke(transaction: Transaction): Promise<Result> {
    const result = await this.#invoke(transaction.kind, transaction.call);
    if (!result.ok) transaction.undo();
    return result;
  }

  /** Commits what a transaction has written, and reports it. */
  end(transaction: Transaction, result: Result): TransactionOutcome {
    const { kind, call, scope, milliseconds, reads, end } = transaction;
    this.#commit(transaction);
    const outcome = { ...result, logLines: scope.log };
    this.#report(kind, call, milliseconds, outcome, transaction);
    const { version } = this.database;
    return { ...outcome, version, reads, journal: end ?? call.journal ?? null };
  }

  /** Calls an action. Transactions of other functions run in the meantime. */
  async runAction(call: Call): Promise<Outcome> {
    const start = performance.now();
    this.#actionCount += 1;
    const requestId = `action-${this.#actionCount}`;
    const scope: Scope = { frozenTime: undefined, log: [] };
    this.#actions.set(requestId, { call, scope });
    const result = await this.#invoke('action', call, requestId);
    this.#actions.delete(requestId);
    const outcome = { ...result, logLines: scope.log };
    this.#report('action', call, performance.now() - start, outcome);
    return outcome;
  }

  /** Calls a function for a running action and returns its value, or throws its error. */
  async callFromAction(kind: FunctionKind, requestId: string, name: string, args: JSONValue) {
    const by = this.#actions.get(requestId)?.call;
    const call: Call = { name, args, caller: by?.name ?? '', user: by?.user };
    return successOf(
      await (kind === 'action' ? this.runAction(call) : this.runTransaction(kind, call)),
    );
  }

  /** Calls a function for the running transaction. If it fails, only its own writes are undone. */
  async callFromTransaction(kind: 'query' | 'mutation', name: string, args: JSONValue) {
    const transaction = this.transaction(kind === 'mutation');
    const start = transaction.writes.length;
    const result = await this.#invoke(kind, { name, args, caller: 'a function' });
    if (!result.ok) transaction.undo(start);
    return successOf(result);
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
    const transaction = this.current;
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

  writeAsSystem<T>(work: (transaction: Transaction) => T): Promise<T> {
    return this.exclusively(() => {
      const transaction = this.begin('mutation', system);
      const result = work(transaction);
      this.#commit(transaction);
      return result;
    });
  }

  async #invoke(kind: FunctionKind, call: Call, requestId = ''): Promise<Result> {
    try {
      const registered = findFunction(this.modules, call.name, kind, call.caller);
      checkValue('Argument', registered.exportArgs(), call.args, this.database.tableOf);
      const args = JSON.stringify([call.args]);
      const json = await {
        query: () => registered.invokeQuery(args),
        mutation: () => registered.invokeMutation(args),
        action: () => registered.invokeAction(requestId, args),
      }[kind]();
      const value = JSON.parse(json) as JSONValue;
      checkValue('Returns', registered.exportReturns(), value, this.database.tableOf);
      return { ok: true, value };
    } catch (thrown) {
      return { ok: false, ...failureOf(thrown) };
    }
  }

  #commit(transaction: Transaction): void {
    if (transaction.writes.length === 0) return;
    this.database.version += 1n;
    for (const listener of this.onCommit) listener(transaction);
  }

  #report(
    kind: FunctionKind,
    { name, args, caller }: Call,
    milliseconds: number,
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
      milliseconds,
      documentsRead: transaction?.documentsRead ?? 0,
      documentsWritten: transaction?.writes.length ?? 0,
      readFrom: [...new Set(readFrom)],
      error: outcome.ok ? undefined : outcome.error,
      logLines: outcome.logLines,
    };
    for (const listener of this.onRun) listener(event);
  }
}
