import { ConvexReactClient } from 'convex/react';
import type { ComponentType } from 'react';
import { type Connection, Network, type ServerMessage } from '../engine/sync/Network';
import { evaluateModule, memoryStorage } from './evaluateModule';
import type {
  CompiledSample,
  ExtraScript,
  Imports,
  ModuleFactory,
  WorkerReport,
  WorkerRequest,
} from './messages';
import type { Steps } from './Steps';
import { windowLabels } from './Window';

/** How long a backend may be silent, in milliseconds. */
const timeoutMs = 3000;
const timeoutError =
  'Function execution timed out. A function of this sample ran for 3 seconds without a pause, so it was stopped. A deployment stops queries and mutations after 1 second.';

export interface SampleWindow {
  network: Network;
  client: ConvexReactClient;
  App: ComponentType;
}

export interface RunningSample {
  /** The backend: its functions replace global values, so it has a realm of its own. */
  worker: Worker;
  windows: readonly SampleWindow[];
  /** Shows and takes the steps of mutations, if they are paused. */
  Steps: typeof Steps | undefined;
  /** Takes the reports of the backend, and those that have come already. */
  listen(listener: (report: WorkerReport) => void): void;
}

function startBackend(
  runtime: () => void,
  backend: ModuleFactory | string,
  extension: ModuleFactory | undefined,
  report: (report: WorkerReport) => void,
): Worker {
  const code = `(${runtime})();runBackend(${backend},${extension})`;
  const worker = new Worker(URL.createObjectURL(new Blob([code], { type: 'text/javascript' })));
  let lastReport = performance.now();
  const timer = setInterval(() => {
    // A hidden page has slow timers; the worker is not to blame.
    if (document.hidden) lastReport = performance.now();
    if (performance.now() - lastReport < timeoutMs) return;
    clearInterval(timer);
    worker.terminate();
    report({ type: 'failed', error: timeoutError });
  }, timeoutMs / 6);
  worker.onmessage = ({ data }: MessageEvent<WorkerReport>) => {
    lastReport = performance.now();
    if (data.type !== 'alive') report(data);
  };
  worker.onerror = ({ message }) => report({ type: 'failed', error: message });
  return worker;
}

function connect(worker: Worker, deliver: (message: ServerMessage) => void): Connection {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = ({ data }: MessageEvent<ServerMessage>) => deliver(data);
  worker.postMessage({ type: 'open' } satisfies WorkerRequest, [port2]);
  return {
    receive: (message) => port1.postMessage(message),
    close: () => port1.postMessage(null),
  };
}

/**
 * Starts the backend of a sample and a client for each window.
 * @param imports the packages that a sample can import
 * @param extra what only some samples have
 */
export function runSample(
  sample: CompiledSample,
  runtime: () => void,
  imports: Imports,
  extra: ExtraScript = {},
): RunningSample {
  const waiting: WorkerReport[] = [];
  let take = (report: WorkerReport): void => {
    waiting.push(report);
  };
  const backend = extra.join?.(sample) ?? sample.backend;
  const worker = startBackend(runtime, backend, extra.worker, (report) => take(report));
  const packages = extra.imports?.(imports) ?? imports;
  const windows = windowLabels.map((): SampleWindow => {
    const network = new Network((deliver) => connect(worker, deliver));
    const client = new ConvexReactClient('https://live.invalid', {
      webSocketConstructor: network.WebSocket,
      skipConvexDeploymentUrlCheck: true,
      // A page with a pending mutation would ask readers whether they really want to leave it.
      unsavedChangesWarning: false,
      logger: false,
    });
    const app = evaluateModule(sample.app, packages, memoryStorage(), memoryStorage());
    return { network, client, App: app[sample.component] as ComponentType };
  });
  return {
    worker,
    windows,
    Steps: extra.panel && (evaluateModule(extra.panel, imports).Steps as typeof Steps),
    listen(listener) {
      take = listener;
      for (const report of waiting.splice(0)) listener(report);
    },
  };
}
