import type { JSONValue } from 'convex/values';
import type { Read } from './database';
import type { Failure, FunctionKind } from './functions';

export interface Call {
  name: string;
  args: JSONValue;
  /** The end cursor of its page in an earlier run of the same query. */
  journal?: string | null;
  /** Who calls it, as the log says it: a client is `a window` or `a subscription`, a function has its name. */
  caller: string;
  user?: JSONValue | undefined;
  /** The client that has called it, numbered from 0 in the order of connecting. */
  client?: number;
}

export type Result = { ok: true; value: JSONValue } | ({ ok: false } & Failure);

export type Outcome = Result & { logLines: string[] };

export type TransactionOutcome = Outcome & {
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

/** A finished call, or one with a result from the cache, for the log. */
export interface RunEvent extends Pick<Call, 'name' | 'args' | 'caller'> {
  kind: FunctionKind;
  isCached: boolean;
  milliseconds: number;
  documentsRead: number;
  documentsWritten: number;
  /** The tables and indexes that it has read: `tasks.by_list`. */
  readFrom: string[];
  error: string | undefined;
  logLines: string[];
}
