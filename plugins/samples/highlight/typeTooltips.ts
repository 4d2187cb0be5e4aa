import { createDiskCache, type DiskCache } from '../../build';
import { pageStore } from '../../content';
import { type NamedType, TypeReader } from '../checks/readTypes';
import type { SamplePage } from '../checks/verdict';
import { formatType } from './formatType';

/** The tooltip of a name in a fence. */
interface TypeTooltip {
  /** Where the name starts in the fence's code. */
  start: number;
  length: number;
  text: string;
}

type Tooltips = Record<string, TypeTooltip[]>;

const root = process.cwd();

/** How long a build keeps the compiler after the last page that needed it. */
const idleMs = 3000;

let reader: TypeReader | undefined;
let idleTimer: NodeJS.Timeout | undefined;
let cache: DiskCache<Tooltips> | undefined;

/**
 * Starts the compiler, or returns the running one. A build stops it when it is idle, because its syntax trees take 100
 * MB. In the development server the next edit may need it.
 */
function openReader(): TypeReader {
  clearTimeout(idleTimer);
  if (process.env.NODE_ENV === 'production') {
    idleTimer = setTimeout(() => {
      reader = undefined;
    }, idleMs).unref();
  }
  reader ??= new TypeReader(root);
  return reader;
}

async function makeTooltips(page: SamplePage): Promise<Tooltips> {
  const tooltips: Tooltips = {};
  const found = openReader().read(page);
  for (const { index, line } of page.fences) {
    const types = found.get(line);
    if (!types) continue;
    const write = async (named: NamedType) => ({
      start: named.start,
      length: named.length,
      text: await formatType(named),
    });
    tooltips[index] = await Promise.all(types.map(write));
  }
  return tooltips;
}

/**
 * Reads the types of names from a page's project. The compiler takes seconds, so the result is cached as long
 * as the page's samples, the packages and this code don't change; the text between the samples may.
 * @returns the tooltips of each fence with `twoslash`, by the fence's first line
 */
export async function typeTooltips(file: string, source: string): Promise<Tooltips> {
  cache ??= createDiskCache<Tooltips>({ name: 'type-tooltips' });
  const page = await pageStore(root).readSource(file, source);
  const samples = page.fences.map(({ lang, meta, code }) => [lang, meta, code]);
  const tooltips = await cache.getOrCompute([file, JSON.stringify(samples)], () =>
    makeTooltips(page),
  );
  return Object.fromEntries(
    page.fences.flatMap(({ index, line }) => {
      const own = tooltips[index];
      return own ? [[line, own]] : [];
    }),
  );
}
