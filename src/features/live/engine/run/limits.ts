/** How much one query or mutation can do. */
export const limits = {
  bytesRead: 2 ** 24,
  bytesWritten: 2 ** 24,
  /** Index ranges, where each `db.get` counts as one. */
  databaseQueries: 4096,
  documentsRead: 32_000,
  documentsWritten: 16_000,
  fileReadBytes: 2 ** 24,
  fileWriteBytes: 2 ** 24,
  filesRead: 10,
  filesWritten: 10,
  functionsScheduled: 1000,
  scheduledFunctionArgsBytes: 2 ** 24,
} as const;

const advice =
  ' Consider using smaller limits in your queries, paginating your queries, or using indexed queries with a selective index range expressions.';

/** The platform's error for a function that reads or writes too much. */
export class TooMuch extends Error {
  constructor(what: 'documents read' | 'reads' | 'writes', limit: number) {
    const isRead = what !== 'writes';
    super(
      `Too many ${what} in a single function execution (limit: ${limit})${isRead ? `.${advice}` : ''}`,
    );
    this.name = 'Error';
  }
}
