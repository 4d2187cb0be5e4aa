import { readFile, stat } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { type PageSummary, summarizePage } from './summarizePage';

/** A worker's start costs as much as some hundred pages. */
const pagesPerWorker = 200;

/** Enough to keep a worker busy, few enough that all end at about the same time. */
const batchSize = 25;

/** What a worker is told once; it is then sent batches of files and answers with their summaries. */
interface WorkerSetup {
  siteDir: string;
  docsDir: string;
}

/** Reads pages and runs the rules that need one page only. */
export async function summarizeFiles(
  { siteDir, docsDir }: WorkerSetup,
  files: string[],
): Promise<PageSummary[]> {
  const read = async (file: string) =>
    summarizePage(file, docsDir, await readFile(join(siteDir, file), 'utf8'));
  return Promise.all(files.map(read));
}

async function runWorker(
  setup: WorkerSetup,
  nextBatch: () => string[],
  keep: (files: string[], summaries: PageSummary[]) => void,
): Promise<void> {
  const worker = new Worker(new URL('./worker.mjs', import.meta.url), {
    workerData: setup,
    // Trees are many short-lived objects: with the default of 16 MB a third of the time is collection.
    resourceLimits: { maxYoungGenerationSizeMb: 128 },
  });
  let batch = nextBatch();
  try {
    await new Promise<void>((resolve, reject) => {
      const send = () => {
        if (batch.length === 0) resolve();
        else worker.postMessage(batch);
      };
      worker.on('error', reject);
      worker.on('message', (summaries: PageSummary[]) => {
        keep(batch, summaries);
        batch = nextBatch();
        send();
      });
      send();
    });
  } finally {
    await worker.terminate();
  }
}

/** Makes a reader that remembers pages, so that a second run reads only what changed. */
export function createPageReader(
  siteDir: string,
  docsDir: string,
): (files: string[]) => Promise<Map<string, PageSummary>> {
  const setup: WorkerSetup = { siteDir, docsDir };
  const cache = new Map<string, { version: string; summary: PageSummary }>();

  return async (files) => {
    const versions = new Map<string, string>();
    for (const file of files) {
      const { mtimeMs, size } = await stat(join(siteDir, file));
      versions.set(file, `${mtimeMs} ${size}`);
    }
    const stale = files.filter((file) => cache.get(file)?.version !== versions.get(file));
    const keep = (batch: string[], summaries: PageSummary[]) => {
      for (const [index, file] of batch.entries()) {
        const summary = summaries[index];
        if (summary) cache.set(file, { version: versions.get(file) ?? '', summary });
      }
    };
    const nextBatch = () => stale.splice(0, batchSize);
    const workers = Math.min(availableParallelism(), Math.floor(stale.length / pagesPerWorker));
    if (workers > 0) {
      await Promise.all(Array.from({ length: workers }, () => runWorker(setup, nextBatch, keep)));
    }
    for (let batch = nextBatch(); batch.length > 0; batch = nextBatch()) {
      keep(batch, await summarizeFiles(setup, batch));
    }

    const pages = new Map<string, PageSummary>();
    for (const file of files) {
      const summary = cache.get(file)?.summary;
      if (summary) pages.set(file, summary);
    }
    return pages;
  };
}
