import { once } from 'node:events';
import { readFileSync, statSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, posix } from 'node:path';
import { Worker } from 'node:worker_threads';
import { createDiskCache, type DiskCache } from '../../build';
import type { PageSource, ParsedPage } from './parsedPage';

/** Everything that is derived from a page. Loaded by its path, because it imports topics above this one. */
const readPageUrl = new URL('../../readPage.ts', import.meta.url).href;

type ReadPage = (source: PageSource) => ParsedPage;

type ReadPages = (sources: PageSource[]) => Promise<ParsedPage[]>;

/** Provides parsed pages from memory or disk, or reads them. */
export interface PageStore {
  /** Reads pages by file, in the given order. Missing files are left out. */
  read(files: readonly string[]): Promise<Map<string, ParsedPage>>;
  /** Reads a page whose source is already loaded, for example by the bundler. */
  readSource(file: string, text: string): Promise<ParsedPage>;
}

/** The parts of a store, which tests replace. */
export interface PageStoreOptions {
  siteDir: string;
  cache: Pick<DiskCache<ParsedPage>, 'get' | 'set'>;
  readPages: ReadPages;
}

interface KnownPage {
  /** The times and sizes of the page's file and of its partials' files, also of those that are missing. */
  versions: ReadonlyMap<string, string>;
  page: ParsedPage;
}

const importLine = /^import [A-Z]\w* from (['"])(\.{1,2}\/[^'"]+\.mdx)\1;?[ \t]*$/gm;

interface ReadFile {
  text?: string;
  version: string;
}

/** The time and size of a file; empty if it doesn't exist. */
function versionOf(path: string): string {
  const stats = statSync(path, { throwIfNoEntry: false });
  return stats ? `${stats.mtimeMs} ${stats.size}` : '';
}

/** A source as every editor would save it: without a byte order mark, with \n at the end of lines. */
const plainText = (text: string) => text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');

/** Reads the version first, so that a file that changes meanwhile is read again next time. */
function readIfThere(path: string): ReadFile {
  const version = versionOf(path);
  return version === '' ? { version } : { version, text: plainText(readFileSync(path, 'utf8')) };
}

/** Reads the partials that a source imports, directly or not, and notes those that are missing. */
function readPartials(siteDir: string, file: string, text: string): Map<string, ReadFile> {
  const partials = new Map<string, ReadFile>();
  const add = (from: string, source: string) => {
    for (const [, , path = ''] of source.matchAll(importLine)) {
      const partial = posix.join(posix.dirname(from), path);
      if (partials.has(partial)) continue;
      const own = readIfThere(join(siteDir, partial));
      partials.set(partial, own);
      add(partial, own.text ?? '');
    }
  };
  add(file, text);
  return partials;
}

/** Creates a separate store. `pageStore` returns the one that the whole process shares. */
export function createPageStore({ siteDir, cache, readPages }: PageStoreOptions): PageStore {
  const known = new Map<string, KnownPage>();

  const isCurrent = ({ versions }: KnownPage) =>
    [...versions].every(([path, version]) => version === versionOf(join(siteDir, path)));
  const sourceOf = (file: string, text: string, partials: ReadonlyMap<string, ReadFile>) => ({
    file,
    text,
    partials: Object.fromEntries(
      [...partials].flatMap(([path, partial]) =>
        partial.text === undefined ? [] : [[path, partial.text]],
      ),
    ),
  });
  const contentOf = ({ file, text, partials }: PageSource) => [
    file,
    text,
    ...Object.entries(partials).flat(),
  ];

  async function parsedPages(sources: PageSource[]): Promise<ParsedPage[]> {
    const cached = sources.map((source) => cache.get(contentOf(source)));
    const computed = await readPages(sources.filter((_, index) => !cached[index]));
    return sources.map((source, index) => {
      const found = cached[index];
      if (found) return found;
      const page = computed.shift();
      if (!page) throw new Error(`${source.file} was not read.`);
      cache.set(contentOf(source), page);
      return page;
    });
  }

  return {
    async read(files) {
      const changed: { source: PageSource; versions: KnownPage['versions'] }[] = [];
      for (const file of files) {
        const current = known.get(file);
        if (current && isCurrent(current)) continue;
        known.delete(file);
        const own = readIfThere(join(siteDir, file));
        if (own.text === undefined) continue;
        const partials = readPartials(siteDir, file, own.text);
        const read = [[file, own] as const, ...partials];
        changed.push({
          source: sourceOf(file, own.text, partials),
          versions: new Map(read.map(([path, { version }]) => [path, version])),
        });
      }
      const pages = await parsedPages(changed.map(({ source }) => source));
      for (const [index, page] of pages.entries()) {
        known.set(page.file, { versions: changed[index]?.versions ?? new Map(), page });
      }
      return new Map(
        files.flatMap((file) => {
          const page = known.get(file)?.page;
          return page ? [[file, page] as const] : [];
        }),
      );
    },

    async readSource(file, given) {
      const text = plainText(given);
      const source = sourceOf(file, text, readPartials(siteDir, file, text));
      const [page] = await parsedPages([source]);
      if (!page) throw new Error(`${file} was not read.`);
      return page;
    },
  };
}

/** Starting a worker takes as long as reading about a hundred pages. */
const pagesPerWorker = 80;

/** Large enough to keep a worker busy, and small enough that all workers finish at about the same time. */
const batchSize = 16;

/** Reads a few pages in this thread, or many in worker threads. */
async function readInThreads(sources: PageSource[]): Promise<ParsedPage[]> {
  if (sources.length === 0) return [];
  const pages: ParsedPage[] = [];
  let next = 0;
  const readBatches = async (read: ReadPages) => {
    while (next < sources.length) {
      const start = next;
      next += batchSize;
      const batch = await read(sources.slice(start, start + batchSize));
      for (const [index, page] of batch.entries()) pages[start + index] = page;
    }
  };
  const workers = Math.min(availableParallelism(), Math.floor(sources.length / pagesPerWorker));
  if (workers > 1) {
    await Promise.all(Array.from({ length: workers }, () => readInWorker(readBatches)));
  } else {
    // Loaded on demand: the parser and the rules take longer to load than all pages of an unchanged site.
    const { readPage } = (await import(readPageUrl)) as { readPage: ReadPage };
    await readBatches(async (batch) => batch.map((source) => readPage(source)));
  }
  return pages;
}

async function readInWorker(readBatches: (read: ReadPages) => Promise<void>): Promise<void> {
  const worker = new Worker(new URL('./worker.mjs', import.meta.url), {
    // Trees consist of many short-lived objects. With the default of 16 MB, a third of the time is spent on
    // garbage collection.
    resourceLimits: { maxYoungGenerationSizeMb: 128 },
  });
  try {
    await readBatches(async (batch) => {
      worker.postMessage(batch);
      const [pages] = (await once(worker, 'message')) as [ParsedPage[]];
      return pages;
    });
  } finally {
    await worker.terminate();
  }
}

// Docusaurus loads each plugin with its own module instances. They share one store through this property.
const shared = globalThis as { pageStores?: Map<string, PageStore> };

/** Returns the store of a site's pages, which the whole process shares. */
export function pageStore(siteDir: string): PageStore {
  shared.pageStores ??= new Map();
  const store =
    shared.pageStores.get(siteDir) ??
    createPageStore({
      siteDir,
      cache: createDiskCache<ParsedPage>({ name: 'pages' }),
      readPages: readInThreads,
    });
  shared.pageStores.set(siteDir, store);
  return store;
}
