/** Reports syntax that has no JavaScript equivalent. */
export class EraseError extends Error {
  /** Counted from 0 in the code. */
  readonly line: number;

  constructor(message: string, line: number) {
    super(message);
    this.line = line;
  }
}
