import type { Runtime } from '../engine/Runtime';
import type { WorkerReport, WorkerRequest } from '../messages';
import { Stepper } from './Stepper';

/** Pauses the mutations of clients until the frame asks for their next step. */
export function extend(runtime: Runtime): void {
  const stepper = new Stepper(runtime, (view) => {
    postMessage({ type: 'steps', view } satisfies WorkerReport);
  });
  addEventListener('message', ({ data }: MessageEvent<WorkerRequest>) => {
    if (data.type === 'step') void stepper.step(data.client);
  });
}
