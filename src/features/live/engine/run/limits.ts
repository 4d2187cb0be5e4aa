/** How much one query or mutation can do. */
export const limits = {
  documentsRead: 32_000,
  /** Index ranges, where each `db.get` counts as one. */
  ranges: 4096,
  writes: 16_000,
  scheduled: 1000,
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
