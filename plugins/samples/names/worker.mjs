// Reads the names in samples in a worker thread; see plugin.ts.
import { fileURLToPath } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import createJiti from 'jiti';

const load = createJiti(fileURLToPath(import.meta.url), { interopDefault: true });
const { readPages } = load('./readNames.ts');

const { siteDir, pages } = workerData;
parentPort.postMessage(await readPages(siteDir, pages));
