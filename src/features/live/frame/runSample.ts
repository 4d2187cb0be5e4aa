import { ConvexReactClient } from 'convex/react';
import type { ComponentType } from 'react';
import { Network } from '../engine/sync/Network';
import { evaluateModule } from '../evaluateModule';
import type { CompiledSample, ExtraScript, Imports } from '../messages';
import type { StepsPanel } from '../steps/Steps';
import { Backend, type BackendReport } from './Backend';
import { memoryStorage } from './memoryStorage';

export interface SampleWindow {
  network: Network;
  client: ConvexReactClient;
  App: ComponentType;
}

/** A sample whose backend runs. */
export interface RunningSample {
  backend: Backend;
  windows: readonly SampleWindow[];
  /** Shows and takes the steps of mutations, if they are paused. */
  Steps: StepsPanel | undefined;
  /** Takes the reports of the backend, and those that have come already. */
  listen(listener: (report: BackendReport) => void): void;
}

const windowCount = 2;

/** The parts of a sample's own start that can be replaced. */
interface RunOptions {
  /** The script that the frame and the worker share, as the function that contains it. */
  runtime: () => void;
  /** The packages that a sample can import. */
  imports: Imports;
  /** What only some samples have. */
  extra: ExtraScript | undefined;
}

/** Starts the backend of a sample and a client for each window. */
export function runSample(sample: CompiledSample, { runtime, imports, extra = {} }: RunOptions) {
  const waiting: BackendReport[] = [];
  let take = (report: BackendReport): void => {
    waiting.push(report);
  };
  const backend = new Backend(
    runtime,
    extra.join?.(sample) ?? sample.backend,
    (report) => take(report),
    extra.worker,
  );
  const windows = Array.from({ length: windowCount }, (): SampleWindow => {
    const network = new Network(backend.connect);
    const client = new ConvexReactClient('https://live.invalid', {
      webSocketConstructor: network.WebSocket,
      skipConvexDeploymentUrlCheck: true,
      // A page with a pending mutation would ask readers whether they really want to leave it.
      unsavedChangesWarning: false,
      logger: false,
    });
    const app = evaluateModule(
      sample.app,
      extra.imports?.(imports) ?? imports,
      memoryStorage(),
      memoryStorage(),
    );
    return { network, client, App: app[sample.component] as ComponentType };
  });
  const running: RunningSample = {
    backend,
    windows,
    Steps: extra.panel && (evaluateModule(extra.panel, imports).Steps as StepsPanel),
    listen(listener) {
      take = listener;
      for (const report of waiting.splice(0)) listener(report);
    },
  };
  return running;
}
