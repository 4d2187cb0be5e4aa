import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';

/**
 * Calls a function in a thread of its own.
 * @param module the address of the module that exports it
 * @param name the export
 */
export async function inThread<Result>(
  module: string,
  name: string,
  ...args: unknown[]
): Promise<Result> {
  const worker = new Worker(new URL('./thread.mjs', import.meta.url), {
    workerData: { file: fileURLToPath(module), name, args },
    // Trees consist of many short-lived objects. With the default of 16 MB, a third of the time is spent on
    // garbage collection. The compiler keeps many objects.
    resourceLimits: { maxYoungGenerationSizeMb: 128, maxOldGenerationSizeMb: 4096 },
  });
  const [result] = (await once(worker, 'message')) as [Result];
  return result;
}
