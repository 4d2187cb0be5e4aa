// Calls the function that `inThread` names, in a worker thread.
import { fileURLToPath } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import createJiti from 'jiti';

const load = createJiti(fileURLToPath(import.meta.url), { interopDefault: true });
const { file, name, args } = workerData;
parentPort.postMessage(await load(file)[name](...args));
