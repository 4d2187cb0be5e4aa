import { ConvexReactClient } from 'convex/react';
import type { ComponentType } from 'react';
import { Network } from '../engine/sync/Network';
import { evaluateModule, memoryStorage } from '../evaluateModule';
import type { CompiledSample, ExtraScript, Imports } from '../messages';
import type { Steps } from '../steps/Steps';
import { Backend, type BackendReport } from './Backend';
import { windowLabels } from './Window';

export interface SampleWindow {
  network: Network;
  client: ConvexReactClient;
  App: ComponentType;
}

export interface RunningSample {
  backend: Backend;
  windows: readonly SampleWindow[];
  /** Shows and takes the steps of mutations, if they are paused. */
  Steps: typeof Steps | undefined;
  /** Takes the reports of the backend, and those that have come already. */
  listen(listener: (report: BackendReport) => void): void;
}

/**
 * Starts the backend of a sample and a client for each window.
 * @param runtime the script that the frame and the worker share, as the function that contains it
 * @param imports the packages that a sample can import
 * @param extra what only some samples have
 */
export function runSample(
  sample: CompiledSample,
  runtime: () => void,
  imports: Imports,
  extra: ExtraScript = {},
): RunningSample {
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
  const windows = windowLabels.map((): SampleWindow => {
    const network = new Network(backend.connect);
    const client = new ConvexReactClient('https://live.invalid', {
      webSocketConstructor: network.WebSocket,
      skipConvexDeploymentUrlCheck: true,
      // A page with a pending mutation would ask readers whether they really want to leave it.
      unsavedChangesWarning: false,
      logger: false,
    });
    const packages = extra.imports?.(imports) ?? imports;
    const app = evaluateModule(sample.app, packages, memoryStorage(), memoryStorage());
    return { network, client, App: app[sample.component] as ComponentType };
  });
  return {
    backend,
    windows,
    Steps: extra.panel && (evaluateModule(extra.panel, imports).Steps as typeof Steps),
    listen(listener) {
      take = listener;
      for (const report of waiting.splice(0)) listener(report);
    },
  };
}
