import { ConvexReactClient } from 'convex/react';
import type { ComponentType } from 'react';
import { Network } from '../engine/sync/Network';
import type { CompiledSample } from '../messages';
import { Backend, type BackendEvents } from './Backend';
import { memoryStorage } from './memoryStorage';

/** One of a sample's windows. */
interface SampleWindow {
  network: Network;
  client: ConvexReactClient;
  App: ComponentType;
}

/** A sample whose backend runs. */
export interface RunningSample {
  backend: Backend;
  windows: readonly SampleWindow[];
  /** Takes the events of the backend, and those that have happened already. */
  listen(events: BackendEvents): void;
}

const windowCount = 2;

/** The parts of a sample's own start that can be replaced. */
interface RunOptions {
  /** The script that the frame and the worker share, as the function that contains it. */
  runtime: () => void;
  /** The packages that a sample can import. */
  imports: Readonly<Record<string, unknown>>;
}

/** Runs the sample's component module, for one window. */
function loadApp({ app, component }: CompiledSample, imports: RunOptions['imports']) {
  const module = { exports: {} as Record<string, unknown> };
  app((name) => imports[name], module, memoryStorage(), memoryStorage());
  return module.exports[component] as ComponentType;
}

/** Starts the backend of a sample and a client for each window. */
export function runSample(sample: CompiledSample, { runtime, imports }: RunOptions) {
  const waiting: ((events: BackendEvents) => void)[] = [];
  let listener: BackendEvents | undefined;
  const tell = (call: (events: BackendEvents) => void) => {
    if (listener) call(listener);
    else waiting.push(call);
  };
  const backend = new Backend(runtime, sample.backend, {
    run: (entry) => tell((events) => events.run(entry)),
    tables: (tables) => tell((events) => events.tables(tables)),
    failed: (error) => tell((events) => events.failed(error)),
  });
  const windows = Array.from({ length: windowCount }, (): SampleWindow => {
    const network = new Network(backend.connect);
    const client = new ConvexReactClient('https://live.invalid', {
      webSocketConstructor: network.WebSocket,
      skipConvexDeploymentUrlCheck: true,
      // A page with a pending mutation would ask readers whether they really want to leave it.
      unsavedChangesWarning: false,
      logger: false,
    });
    return { network, client, App: loadApp(sample, imports) };
  });
  const running: RunningSample = {
    backend,
    windows,
    listen(events) {
      listener = events;
      for (const call of waiting.splice(0)) call(events);
    },
  };
  return running;
}
