// Reads pages in a worker thread; see pageStore.ts.
import { fileURLToPath } from 'node:url';
import { parentPort } from 'node:worker_threads';
import createJiti from 'jiti';

const load = createJiti(fileURLToPath(import.meta.url), { interopDefault: true });
const { readPage } = load('../../readPage.ts');

parentPort.on('message', (sources) => {
  parentPort.postMessage(sources.map((source) => readPage(source)));
});
