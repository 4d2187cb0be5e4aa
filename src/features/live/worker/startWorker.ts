import type { Runtime } from '../engine/Runtime';
import type { Caller, RunEvent } from '../engine/run/calls';
import type { Modules } from '../engine/run/functions';
import { startRuntime } from '../engine/startRuntime';
import type { Session } from '../engine/sync/Session';
import { SyncServer } from '../engine/sync/SyncServer';
import { evaluateModule } from '../evaluateModule';
import type {
  BackendExports,
  ModuleFactory,
  TableView,
  WorkerExtension,
  WorkerReport,
  WorkerRequest,
} from '../messages';
import { imports } from './imports';
import { seed } from './seed';

// A backend in memory for one sample.

/** The most documents of a table that are shown. */
const maxRows = 50;
/** How often tables are sent at most, in milliseconds. */
const tablesMs = 60;

// The environment of functions replaces the global one.
const { setTimeout: setTimer } = globalThis;

const send = (report: WorkerReport) => postMessage(report);

const callerName = (caller: Caller) => (typeof caller === 'string' ? caller : caller.name);

function sendRuns(runtime: Runtime, server: SyncServer): void {
  let count = 0;
  const sendEntry = (event: RunEvent, isCached: boolean) => {
    count += 1;
    const entry = { ...event, id: count, caller: callerName(event.caller), isCached };
    send({ type: 'run', entry });
  };
  runtime.onRun.add((event) => sendEntry(event, false));
  server.onCacheHit.add(({ name, args }) =>
    sendEntry(
      {
        kind: 'query',
        name,
        args,
        caller: 'subscription',
        milliseconds: 0,
        documentsRead: 0,
        documentsWritten: 0,
        readFrom: [],
        error: undefined,
        logLines: [],
      },
      true,
    ),
  );
}

function viewTables(runtime: Runtime): TableView[] {
  return runtime.database.tables.map(({ name, documents }) => ({
    name,
    count: documents.size,
    documents: [...documents.values()].slice(-maxRows).reverse(),
  }));
}

/** Sends the tables after changes, but not after each of many. */
function watchTables(runtime: Runtime): void {
  let isDue = false;
  const sendTables = () => {
    isDue = false;
    send({ type: 'tables', tables: viewTables(runtime) });
  };
  runtime.onCommit.add(() => {
    if (isDue) return;
    isDue = true;
    setTimer(() => void runtime.exclusively(sendTables), tablesMs);
  });
  sendTables();
}

async function start(backend: ModuleFactory, extension?: ModuleFactory): Promise<void> {
  const { schema, modules } = evaluateModule(backend, imports) as unknown as BackendExports;
  // The environment of functions would replace its `setTimeout`.
  const extra = extension && (evaluateModule(extension, imports) as unknown as WorkerExtension);
  const runtime = startRuntime({ schema: schema as never, modules: modules as Modules });
  const server = new SyncServer(runtime);
  extra?.extend(runtime);
  const sessions = new Map<number, Session>();
  const seeded = seed(runtime).then(() => sendRuns(runtime, server));

  const handle = (data: WorkerRequest) => {
    if (data.type === 'ping') return send({ type: 'pong' });
    if (data.type === 'watch') return watchTables(runtime);
    // `steps/` has its own listener.
    if (data.type === 'step') return;
    const { connection } = data;
    if (data.type === 'open') {
      sessions.set(
        connection,
        server.connect((message) => send({ type: 'message', connection, message })),
      );
    } else if (data.type === 'message') {
      sessions.get(connection)?.receive(data.message);
    } else {
      sessions.get(connection)?.close();
      sessions.delete(connection);
    }
  };
  // Messages can arrive while the seed runs (in Firefox they do), and without a listener they would be lost.
  addEventListener('message', ({ data }: MessageEvent<WorkerRequest>) => {
    seeded.then(
      () => handle(data),
      () => undefined,
    );
  });
  await seeded;
}

/** Lets the frame start the backend of a sample: it appends a call of `runBackend` to the script. */
export function startWorker(): void {
  const run = (backend: ModuleFactory, extension?: ModuleFactory) => {
    start(backend, extension).catch((error: Error) =>
      send({ type: 'failed', error: error.message }),
    );
  };
  (globalThis as { runBackend?: typeof run }).runBackend = run;
}
