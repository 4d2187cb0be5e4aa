import { once } from 'node:events';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { build } from 'esbuild';
import type { LiveDrawing } from '../engine/liveModules';

/** What the worker runs: it is given the scripts of a sample and says what the windows look like. */
const entry = `
import { parentPort, workerData } from 'node:worker_threads';
import { drawSample } from './drawSample';
const { script, components } = workerData;
globalThis.__convexAllowFunctionsInBrowser = true;
let sample;
new Function('runLiveSample', script)((one) => { sample = one; });
const extra = sample.components && new Function(components + ';return liveExtra')();
const backend = extra ? (0, eval)('(' + extra.join(sample) + ')') : sample.backend;
drawSample(sample, backend).then(
  (drawing) => parentPort.postMessage(drawing),
  (error) => { throw error; },
);
`;

/** Runs a sample in a separate realm: its functions replace global values. */
async function draw(code: string, workerData: object): Promise<LiveDrawing> {
  const worker = new Worker(code, { eval: true, workerData });
  const [drawing] = (await once(worker, 'message')) as [LiveDrawing];
  // A sample can have timers.
  void worker.terminate();
  return drawing;
}

/**
 * Draws the windows of samples as they start.
 * @param samples their compiled scripts, by name
 * @param components the script that samples with components load
 * @returns their drawings, by name
 * @throws an error with the name of the sample that fails
 */
export async function drawSamples(
  siteDir: string,
  samples: ReadonlyMap<string, string>,
  components: string,
): Promise<Map<string, LiveDrawing>> {
  const { outputFiles } = await build({
    bundle: true,
    write: false,
    platform: 'node',
    format: 'cjs',
    jsx: 'automatic',
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': '"production"' },
    stdin: { contents: entry, resolveDir: join(siteDir, 'plugins/live/build') },
  });
  const code = outputFiles[0]?.text ?? '';
  const previews = [...samples].map(async ([name, script]) => {
    try {
      return [name, await draw(code, { script, components })] as const;
    } catch (error) {
      throw new Error(`live: ${name} can't be drawn: ${(error as Error).message}`);
    }
  });
  return new Map(await Promise.all(previews));
}
