import type { GenericSchema, SchemaDefinition } from 'convex/server';
import type { JSONValue } from 'convex/values';
import { seededRandom } from '../../../lib/seededRandom';
import type {
  Call,
  Outcome,
  Result,
  Run,
  RunEvent,
  Stepping,
  TransactionOutcome,
} from './run/calls';
import { installEnvironment, type LogLine, type Scope } from './run/environment';
import { eventOf } from './run/eventOf';
import { errorOf, failureOf } from './run/failure';
import {
  checkArguments,
  checkReturns,
  type FunctionKind,
  findFunction,
  type Modules,
  type RegisteredFunction,
} from './run/functions';
import { Lock } from './run/Lock';
import { Scheduler } from './run/Scheduler';
import { Transaction } from './run/Transaction';
import { Database, type Write } from './store/Database';
import { withCommitTs } from './store/document';
import { Storage } from './store/Storage';

interface RunningAction {
  call: Call;
  scope: Scope;
}

export interface RuntimeOptions {
  schema?: SchemaDefinition<GenericSchema, boolean> | undefined;
  modules: Modules;
  /** Makes `Math.random()` of queries and mutations repeatable. @defaultValue a random number */
  seed?: number;
}

/**
 * A backend in memory: it runs the functions of a sample as the platform does. One at a time exists in a
 * realm, because `convex/server` finds it through a global variable.
 */
export class Runtime {
  readonly database: Database;
  readonly modules: Modules;
  readonly scheduler: Scheduler;
  readonly storage: Storage;
  /** Called after each commit, with the function that has written, unless it was the platform itself. */
  readonly onCommit = new Set<(writes: readonly Write[], name?: string) => void>();
  /** Called after each run of a function. */
  readonly onRun = new Set<(event: RunEvent) => void>();
  readonly #lock = new Lock();
  readonly #actions = new Map<string, RunningAction>();
  readonly #random: () => number;
  /** Called when it closes. */
  readonly onClose = new Set<() => void>();
  /** What runs the mutations of clients, if that isn't the runtime itself. */
  stepping: Stepping | undefined;
  /** Who a token of a client is for, if clients can sign in. @throws why it is refused */
  readToken: ((token: string, isExpired: () => void) => JSONValue) | undefined;
  /** The run whose code is running now. */
  current: Run | undefined;
  #actionCount = 0;

  constructor({ schema, modules, seed = Math.random() * 2 ** 32 }: RuntimeOptions) {
    this.database = new Database(schema);
    this.modules = modules;
    this.#random = seededRandom(seed);
    this.scheduler = new Scheduler(this);
    this.storage = new Storage(this.database);
    const uninstall = installEnvironment(
      () => this.current?.scope ?? [...this.#actions.values()].at(-1)?.scope,
    );
    this.onClose.add(uninstall);
  }

  /** Stops everything that is scheduled and frees the global scope. */
  close(): void {
    this.scheduler.stop();
    this.#lock.close();
    for (const uninstall of this.onClose) uninstall();
  }

  /** Runs something while no transaction runs. */
  exclusively<T>(work: () => Promise<T> | T): Promise<T> {
    return this.#lock.run(work);
  }

  /** Calls a query or mutation. */
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
      names: [call.name],
      transaction: new Transaction(this.database, kind, call.journal),
      scope: {
        frozenTime: Date.now(),
        random: seededRandom(this.#random() * 2 ** 32),
        log: [],
      },
      started: performance.now(),
    };
  }

  /** Calls the function of the current run. If it fails, its writes are undone. */
  async invoke({ kind, call, transaction }: Run): Promise<Result> {
    try {
      const registered = findFunction(
        this.modules,
        call.name,
        kind,
        call.caller === 'client' || call.caller === 'subscription' ? 'client' : 'function',
      );
      return { ok: true, value: await this.#invoke(kind, registered, call.args) };
    } catch (thrown) {
      transaction.undo();
      return { ok: false, ...failureOf(thrown) };
    }
  }

  /** Commits what a run has written, and reports it. */
  end({ kind, call, transaction, scope, started }: Run, result: Result): TransactionOutcome {
    this.#commit(transaction, call.name);
    const { version } = this.database;
    const ended = result.ok
      ? { ok: true as const, value: withCommitTs(result.value, version) }
      : result;
    const outcome = { ...ended, logLines: scope.log };
    this.#report(kind, call, started, outcome, transaction);
    return {
      ...outcome,
      version,
      reads: transaction.reads,
      journal: transaction.end ?? call.journal ?? null,
    };
  }

  /** Calls an action. Transactions of other functions run in the meantime. */
  async runAction(call: Call): Promise<Outcome> {
    const started = performance.now();
    this.#actionCount += 1;
    const requestId = `action-${this.#actionCount}`;
    const log: LogLine[] = [];
    const scope: Scope = { frozenTime: undefined, random: this.#random, log };
    this.#actions.set(requestId, { call, scope });
    let outcome: Outcome;
    try {
      const calledBy = call.caller === 'client' ? 'client' : 'function';
      const registered = findFunction(this.modules, call.name, 'action', calledBy);
      checkArguments(registered, call.args, this.#tableOf);
      const json = await registered.invokeAction(requestId, JSON.stringify([call.args]));
      const value = JSON.parse(json) as JSONValue;
      checkReturns(registered, value, this.#tableOf);
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
    const call: Call = { name, args, caller: { name: by?.name ?? '' }, user: by?.user };
    const outcome =
      kind === 'action' ? await this.runAction(call) : await this.runTransaction(kind, call);
    if (outcome.ok) return outcome.value;
    throw errorOf(outcome);
  }

  /** Calls a function for the running transaction. If it fails, only its own writes are undone. */
  async callFromTransaction(kind: 'query' | 'mutation', name: string, args: JSONValue) {
    const transaction = this.transaction(kind === 'mutation');
    const savepoint = transaction.savepoint();
    const { names } = this.current as Run;
    names.push(name);
    try {
      return await this.#invoke(kind, findFunction(this.modules, name, kind, 'function'), args);
    } catch (thrown) {
      transaction.undo(savepoint);
      throw errorOf(failureOf(thrown));
    } finally {
      names.pop();
    }
  }

  /** Who has signed in at the client that has called a function. */
  userOf(requestId: string): JSONValue {
    return (this.current ?? this.#actions.get(requestId))?.call.user ?? null;
  }

  /** The names of all functions that are running: system calls don't say which one makes them. */
  get running(): string[] {
    const actions = [...this.#actions.values()].map(({ call }) => call.name);
    return [...(this.current?.names ?? []), ...actions];
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

  readonly #tableOf = (id: string) => this.database.ids.tableOf(id);

  async #invoke(
    kind: 'query' | 'mutation',
    registered: RegisteredFunction,
    args: JSONValue,
  ): Promise<JSONValue> {
    checkArguments(registered, args, this.#tableOf);
    const encoded = JSON.stringify([args]);
    const json = await (kind === 'query'
      ? registered.invokeQuery(encoded)
      : registered.invokeMutation(encoded));
    const value = JSON.parse(json) as JSONValue;
    checkReturns(registered, value, this.#tableOf);
    return value;
  }

  #commit({ writes, scheduled }: Transaction, name?: string): void {
    if (writes.length === 0) return;
    this.database.commit(writes);
    for (const id of scheduled) this.scheduler.start(id);
    for (const listener of this.onCommit) listener(writes, name);
  }

  #report(...values: Parameters<typeof eventOf>): void {
    const event = eventOf(...values);
    for (const listener of this.onRun) listener(event);
  }
}
