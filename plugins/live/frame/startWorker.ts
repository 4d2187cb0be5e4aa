import type { Runtime, RuntimeOptions } from '../engine/Runtime';
import { seedDatabase, startRuntime } from '../engine/startRuntime';
import type { ClientMessage } from '../engine/sync/Network';
import { SyncServer } from '../engine/sync/SyncServer';
import { evaluateModule } from './evaluateModule';
import { imports } from './imports';
import type { ModuleFactory, WorkerReport, WorkerRequest } from './messages';
import type { extend as Extend } from './Stepper';

// A backend in memory for one sample.

const maxRows = 50;
const aliveMs = 500;

const send = (report: WorkerReport) => postMessage(report);

function sendRuns(runtime: Runtime): void {
  let id = 0;
  runtime.onRun.add((event) => {
    id += 1;
    send({ type: 'run', entry: { ...event, id } });
  });
}

/** Sends the tables, now and after each commit. */
function watchTables(runtime: Runtime): void {
  /** When documents have last changed since the start, by their ids. */
  const changes = new Map<string, number>();
  const sendTables = () => {
    const tables = runtime.database.tables.map(({ name, documents }) => ({
      name,
      count: documents.size,
      documents: [...documents.values()].slice(-maxRows).reverse(),
    }));
    send({ type: 'tables', tables, changes });
  };
  runtime.onCommit.add(({ writes }) => {
    for (const { id } of writes) changes.set(id, Number(runtime.database.version));
    sendTables();
  });
  sendTables();
}

/** Serves a client through its port, which says null when it closes. */
function connect(server: SyncServer, port: MessagePort): void {
  const session = server.connect((message) => port.postMessage(message));
  port.onmessage = ({ data }: MessageEvent<ClientMessage | null>) => {
    if (data) session.receive(data);
    else session.close();
  };
}

async function start(backend: ModuleFactory, extension?: ModuleFactory): Promise<void> {
  const options = evaluateModule(backend, imports) as unknown as RuntimeOptions;
  // The environment of functions would replace its `setTimeout`.
  const extend = extension && (evaluateModule(extension, imports).extend as typeof Extend);
  const runtime = startRuntime(options);
  const server = new SyncServer(runtime);
  extend?.(runtime);
  const seeded = seedDatabase(runtime).then(() => sendRuns(runtime));

  // Messages can arrive while the seed runs (in Firefox they do), and without a listener they would be lost.
  addEventListener('message', ({ data, ports: [port] }: MessageEvent<WorkerRequest>) => {
    seeded.then(
      () => {
        // The stepper has its own listener.
        if (data.type === 'watch') watchTables(runtime);
        if (data.type === 'open' && port) connect(server, port);
      },
      // Below, the failure is thrown.
      () => undefined,
    );
  });
  await seeded;
}

/** Lets the frame start the backend of a sample: it appends a call of `runBackend` to the script. */
export function startWorker(): void {
  const run = (backend: ModuleFactory, extension?: ModuleFactory) => {
    // Before the environment of functions replaces timers. A function that never ends holds it up.
    setInterval(() => send({ type: 'alive' }), aliveMs);
    start(backend, extension).catch((error: Error) =>
      send({ type: 'failed', error: error.message }),
    );
  };
  (globalThis as { runBackend?: typeof run }).runBackend = run;
}
