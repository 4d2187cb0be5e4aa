import type { Call, Outcome, RunEvent } from './calls';
import type { FunctionKind } from './functions';
import type { Read, Transaction } from './Transaction';

const namesOf = (reads: readonly Read[]) => [
  ...new Set(reads.map((read) => ('id' in read ? read.table : `${read.table}.${read.index}`))),
];

/** Describes a call that has ended, for the log. */
export function eventOf(
  kind: FunctionKind,
  { name, args, caller }: Call,
  started: number,
  outcome: Outcome,
  transaction?: Transaction,
): RunEvent {
  return {
    kind,
    name,
    args,
    caller,
    milliseconds: performance.now() - started,
    documentsRead: transaction?.documentsRead ?? 0,
    documentsWritten: transaction?.writes.length ?? 0,
    readFrom: namesOf(transaction?.reads ?? []),
    error: outcome.ok ? undefined : outcome.error,
    logLines: outcome.logLines,
  };
}
