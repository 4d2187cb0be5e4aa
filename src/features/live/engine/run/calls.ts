import type { JSONValue } from 'convex/values';
import type { LogLine, Scope } from './environment';
import type { Failure } from './failure';
import type { FunctionKind } from './functions';
import type { Read, Transaction } from './Transaction';

/** Who has called a function: a client, a subscription of one, the scheduler, or another function by name. */
export type Caller = 'client' | 'subscription' | 'scheduler' | 'seed' | { name: string };

/** A function call. */
export interface Call {
  name: string;
  args: JSONValue;
  /** The journal of an earlier run of the same query. */
  journal?: string | null;
  caller: Caller;
  /** Who has signed in; undefined for no one. */
  user?: JSONValue | undefined;
  /** The client that has called it, numbered from 0 in the order of connecting. */
  client?: number;
}

/** What a function has returned, or why it failed. */
export type Result = { ok: true; value: JSONValue } | ({ ok: false } & Failure);

/** How a call has ended. */
export type Outcome = Result & { logLines: LogLine[] };

/** A run of a query or mutation, from the start of its transaction to its end. */
export interface Run {
  readonly kind: 'query' | 'mutation';
  readonly call: Call;
  /** The function, and those that it is calling. */
  readonly names: string[];
  readonly transaction: Transaction;
  readonly scope: Scope & { log: LogLine[] };
  /** When it started, not counting pauses. */
  started: number;
}

/** How a query or mutation has ended. */
export type TransactionOutcome = Outcome & {
  /** The database's version after it. */
  version: bigint;
  reads: readonly Read[];
  journal: string | null;
};

/** Pauses the mutations of clients before each of their steps. */
export interface Stepping {
  /** Runs a mutation until it has been committed or has failed. */
  run(call: Call): Promise<TransactionOutcome>;
  /** Makes a system call of the function that is running, after its pause if it has one. */
  perform(operation: string, perform: () => Promise<string>): Promise<string>;
}

/** A finished call, for the log. */
export interface RunEvent {
  kind: FunctionKind;
  name: string;
  args: JSONValue;
  caller: Caller;
  milliseconds: number;
  documentsRead: number;
  documentsWritten: number;
  /** The tables and indexes that it has read: `tasks.by_list`. */
  readFrom: string[];
  error: string | undefined;
  logLines: LogLine[];
}
