import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { type CardElement, cardSize } from './card';

export interface DrawJob {
  /** Identifies the job in errors. */
  name: string;
  card: CardElement;
  /** Receives the finished PNG. */
  done: (png: Uint8Array) => void;
}

type Reply = { png: Uint8Array } | { error: string };

/**
 * Draws cards in a few threads. Each takes the next job when it is free.
 * @throws when a card can't be drawn; the remaining ones are dropped
 */
export async function drawCards(jobs: readonly DrawJob[], threads: number): Promise<void> {
  const waiting = [...jobs];
  const workers = Array.from(
    { length: Math.min(threads, jobs.length) },
    () => new Worker(new URL('./worker.mjs', import.meta.url), { workerData: cardSize }),
  );
  const work = async (worker: Worker) => {
    for (let job = waiting.shift(); job !== undefined; job = waiting.shift()) {
      worker.postMessage(job.card);
      const [reply] = (await once(worker, 'message')) as [Reply];
      if ('error' in reply) throw new Error(`og-images: ${job.name}: ${reply.error}.`);
      job.done(reply.png);
    }
  };
  try {
    await Promise.all(workers.map(work));
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
}
