import type { Connection } from '../engine/sync/Network';
import type { ServerMessage } from '../engine/sync/protocol';
import type { ModuleFactory, WorkerReport, WorkerRequest } from '../messages';

/** How often the worker has to answer, and how long it may take, in milliseconds. */
const pingMs = 500;
const timeoutMs = 3000;

/** What a backend reports, apart from the messages for its clients. */
export type BackendReport = Exclude<WorkerReport, { type: 'message' }>;

/** The backend of a sample in a worker, which can be stopped whatever its functions do. */
export class Backend {
  readonly worker: Worker;
  readonly #report: (report: BackendReport) => void;
  readonly #connections = new Map<number, (message: ServerMessage) => void>();
  #connectionCount = 0;
  #timer: ReturnType<typeof setInterval> | undefined;
  #lastPong = performance.now();

  /**
   * @param runtime the script that the frame and the worker share, as the function that contains it
   * @param backend the compiled functions of the sample, or their source
   * @param extension what only some samples need in the worker
   */
  constructor(
    runtime: () => void,
    backend: ModuleFactory | string,
    report: (report: BackendReport) => void,
    extension?: ModuleFactory,
  ) {
    this.#report = report;
    const code = `(${runtime})();runBackend(${backend},${extension})`;
    const url = URL.createObjectURL(new Blob([code], { type: 'text/javascript' }));
    this.worker = new Worker(url);
    this.worker.onmessage = ({ data }: MessageEvent<WorkerReport>) => this.#receive(data);
    this.worker.onerror = (event) => this.#fail(event.message);
    this.#timer = setInterval(() => this.#checkPulse(), pingMs);
  }

  /** Opens a connection of a client. */
  readonly connect = (deliver: (message: ServerMessage) => void): Connection => {
    this.#connectionCount += 1;
    const connection = this.#connectionCount;
    this.#connections.set(connection, deliver);
    this.#send({ type: 'open', connection });
    return {
      receive: (message) => this.#send({ type: 'message', connection, message }),
      close: () => {
        this.#connections.delete(connection);
        this.#send({ type: 'close', connection });
      },
    };
  };

  /** Asks for the tables, now and after each change. */
  watch(): void {
    this.#send({ type: 'watch' });
  }

  #send(request: WorkerRequest): void {
    this.worker.postMessage(request);
  }

  #receive(report: WorkerReport): void {
    this.#lastPong = performance.now();
    if (report.type === 'message') this.#connections.get(report.connection)?.(report.message);
    else if (report.type === 'failed') this.#fail(report.error);
    else this.#report(report);
  }

  #checkPulse(): void {
    // A hidden page has slow timers; the worker is not to blame.
    if (document.hidden) this.#lastPong = performance.now();
    if (performance.now() - this.#lastPong > timeoutMs) {
      this.#fail(
        'Function execution timed out. A function of this sample ran for 3 seconds without a pause, so it was stopped. A deployment stops queries and mutations after 1 second.',
      );
      return;
    }
    this.#send({ type: 'ping' });
  }

  #fail(error: string): void {
    clearInterval(this.#timer);
    this.worker.terminate();
    this.#report({ type: 'failed', error });
  }
}
