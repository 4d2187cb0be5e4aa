/** A port of Node, which unlike a browser's keeps the process alive. */
interface NodePort {
  unref?(): void;
}

/**
 * Runs one thing after the other. Each starts in a new task, so the code of an action never runs in
 * the middle of a transaction that only waits for the database.
 */
export class Lock {
  #last: Promise<unknown> = Promise.resolve();
  readonly #channel = new MessageChannel();
  #startNext: (() => void) | undefined;

  constructor() {
    this.#channel.port1.onmessage = () => this.#startNext?.();
    (this.#channel.port1 as NodePort).unref?.();
  }

  run<T>(work: () => Promise<T> | T): Promise<T> {
    const result = this.#last.then(() => this.#nextTask()).then(work);
    this.#last = result.catch(() => undefined);
    return result;
  }

  close(): void {
    this.#channel.port1.close();
  }

  /** Only one runs at a time, so one place for its continuation is enough. */
  #nextTask(): Promise<void> {
    return new Promise((resolve) => {
      this.#startNext = resolve;
      this.#channel.port2.postMessage(undefined);
    });
  }
}
