import { getConvexSize, getDocumentSize, type JSONValue, type Value } from 'convex/values';
import { limits } from './limits';
import { scheduledFunctions } from './Scheduler';
import type { Transaction } from './Transaction';

/** A document as the package types it. */
type Fields = Record<string, Value>;

const sum = (sizes: readonly number[]) => sizes.reduce((total, size) => total + size, 0);

/** What a transaction has used of each limit and what is left. */
export function metricsOf(transaction: Transaction): JSONValue {
  const { reads, writes, scheduled, documentsRead, bytesRead } = transaction;
  const own = writes.filter(({ table }) => table !== scheduledFunctions);
  const argsOf = (id: string) => writes.find((write) => write.id === id)?.after?.args as Value[];
  const used: Record<keyof typeof limits, number> = {
    bytesRead,
    bytesWritten: sum(own.map(({ after }) => (after ? getDocumentSize(after as Fields) : 0))),
    databaseQueries: reads.length,
    documentsRead,
    documentsWritten: own.length,
    // Samples have no files.
    fileReadBytes: 0,
    fileWriteBytes: 0,
    filesRead: 0,
    filesWritten: 0,
    functionsScheduled: scheduled.length,
    scheduledFunctionArgsBytes: sum(scheduled.map((id) => getConvexSize(argsOf(id)[0]))),
  };
  return Object.fromEntries(
    Object.entries(used).map(([name, count]) => [
      name,
      { used: count, remaining: limits[name as keyof typeof limits] - count },
    ]),
  );
}
