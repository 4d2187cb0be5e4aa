// Reads pages in a thread of its own; see readPages.ts.
import { fileURLToPath } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import createJiti from 'jiti';

const load = createJiti(fileURLToPath(import.meta.url), { interopDefault: true });
const { summarizeFiles } = load('./readPages.ts');

parentPort.on('message', async (files) => {
  parentPort.postMessage(await summarizeFiles(workerData, files));
});
