import { existsSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, posix } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { createDiskCache, type DiskCache, inThread } from '../../build';
import { partialImport } from './files';
import type { PageSource, ParsedPage } from './parsedPage';

/** Everything that is derived from a page. Loaded by its path, because it imports topics above this one. */
const readPageUrl = new URL('../../readPage.ts', import.meta.url).href;

type ReadPages = (sources: PageSource[]) => ParsedPage[] | Promise<ParsedPage[]>;

/** Provides parsed pages from memory or disk, or reads them. */
export interface PageStore {
  /** Reads pages by file, in the given order. Missing files are left out. */
  read(files: readonly string[]): Promise<Map<string, ParsedPage>>;
}

/** The parts of a store, which tests replace. */
export interface PageStoreOptions {
  siteDir: string;
  cache: Pick<DiskCache<ParsedPage>, 'get' | 'set'>;
  readPages: ReadPages;
}

/** A file as every editor would save it: without a byte order mark, with \n at the end of lines. */
function readText(path: string): string | undefined {
  if (!existsSync(path)) return undefined;
  return readFileSync(path, 'utf8')
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n');
}

/** Reads a page and the partials that it imports, directly or not. Undefined if there is no such page. */
function readSource(siteDir: string, file: string): PageSource | undefined {
  const text = readText(join(siteDir, file));
  if (text === undefined) return undefined;
  const partials: Record<string, string> = {};
  const addPartials = (from: string, source: string) => {
    for (const [, , , path = ''] of source.matchAll(partialImport)) {
      const partial = posix.join(posix.dirname(from), path);
      const own = partial in partials ? undefined : readText(join(siteDir, partial));
      if (own === undefined) continue;
      partials[partial] = own;
      addPartials(partial, own);
    }
  };
  addPartials(file, text);
  return { file, text, partials };
}

/** Creates a separate store. `pageStore` returns the one that the whole process shares. */
export function createPageStore({ siteDir, cache, readPages }: PageStoreOptions): PageStore {
  /** The latest version of each page, and what it was read from. */
  const known = new Map<string, { content: string[]; page: ParsedPage }>();

  return {
    async read(files) {
      const changed: { source: PageSource; content: string[] }[] = [];
      for (const file of new Set(files)) {
        const source = readSource(siteDir, file);
        const content = source && [file, source.text, ...Object.entries(source.partials).flat()];
        if (content && isDeepStrictEqual(content, known.get(file)?.content)) continue;
        known.delete(file);
        const page = content && cache.get(content);
        if (page) known.set(file, { content, page });
        else if (content) changed.push({ source, content });
      }
      const pages = await readPages(changed.map(({ source }) => source));
      for (const [index, { source, content }] of changed.entries()) {
        const page = pages[index];
        if (!page) throw new Error(`${source.file} was not read.`);
        cache.set(content, page);
        known.set(source.file, { content, page });
      }
      return new Map(
        files.flatMap((file) => {
          const page = known.get(file)?.page;
          return page ? [[file, page] as const] : [];
        }),
      );
    },
  };
}

/** Starting a thread takes as long as reading about a hundred pages. */
const pagesPerThread = 80;

async function readInThreads(sources: PageSource[]): Promise<ParsedPage[]> {
  if (sources.length === 0) return [];
  const count = Math.min(availableParallelism(), Math.floor(sources.length / pagesPerThread));
  if (count < 2) {
    // Loaded on demand: the parser and the rules take longer to load than all pages of an unchanged site.
    const { readPages } = (await import(readPageUrl)) as { readPages: ReadPages };
    return readPages(sources);
  }
  const shares = Array.from({ length: count }, (_, share) =>
    sources.filter((_source, index) => index % count === share),
  );
  const read = await Promise.all(
    shares.map((share) => inThread<ParsedPage[]>(readPageUrl, 'readPages', share)),
  );
  return sources.flatMap((_, index) => read[index % count]?.[Math.floor(index / count)] ?? []);
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
