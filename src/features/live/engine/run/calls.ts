import type { JSONValue } from 'convex/values';
import type { LogLine } from './environment';
import type { Failure } from './failure';
import type { FunctionKind } from './functions';
import type { Identity, Read } from './Transaction';

/** Who has called a function: a client, a subscription of one, the scheduler, or another function by name. */
export type Caller = 'client' | 'subscription' | 'scheduler' | 'cron' | 'seed' | { name: string };

/** A function call. */
export interface Call {
  name: string;
  args: JSONValue;
  identity?: Identity;
  /** The journal of an earlier run of the same query. */
  journal?: string | null;
  caller: Caller;
}

/** How a call has ended. */
export type Outcome = ({ ok: true; value: JSONValue } | ({ ok: false } & Failure)) & {
  logLines: LogLine[];
};

/** How a query or mutation has ended. */
export type TransactionOutcome = Outcome & {
  /** The database's version after it. */
  version: bigint;
  reads: readonly Read[];
  journal: string | null;
};

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
