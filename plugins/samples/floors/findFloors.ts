import { compare, gt } from 'semver';
import { counted } from '../../build';
import {
  cliNotesOf,
  type Floors,
  hashFences,
  httpDocumentOf,
  isPartial,
  isReferencePage,
  listCompanions,
  listDocs,
  type PageRecord,
  pageStore,
  readFloors,
  readHistory,
} from '../../content';
import { createReader } from '../checks/grammars';
import type { Fence } from '../checks/verdict';
import { compileFloors } from './compileFloors';
import { type ReleaseSource, releaseFiles } from './releaseFiles';
import { counts, StatedFloors, sinceAt } from './statedFloors';

/** What to find. */
export interface FindOptions extends Pick<ReleaseSource, 'npm'> {
  siteDir: string;
  /** Whether to compile pages again whose samples haven't changed. */
  isAnew: boolean;
  onProgress: (line: string) => void;
}

/** Most pages: this share of them works with the usual release. */
const most = 0.8;

const isWritten = (file: string) =>
  !isReferencePage(file) && !cliNotesOf(file) && !httpDocumentOf(file);

/** The pages and partials with samples that count. Generated pages have their own marks. */
async function pagesWithSamples(siteDir: string): Promise<PageRecord[]> {
  const records = await pageStore(siteDir).read(listDocs(siteDir, 'docs').filter(isWritten));
  return [...records.values()].filter(({ fences }) => fences.some(counts));
}

/** Lists pages whose samples have changed since their releases were found. */
function outdatedPages(pages: readonly PageRecord[], floors = readFloors()): PageRecord[] {
  return pages.filter(({ file, fences }) => floors?.pages[file]?.samples !== hashFences(fences));
}

/**
 * What a writer should know about pages whose samples have changed: they don't show a release until it is found.
 * @param files the pages that were checked
 */
export async function outdatedNote(
  siteDir: string,
  files: ReadonlySet<string>,
): Promise<string | undefined> {
  const pages = outdatedPages(await pagesWithSamples(siteDir)).filter(({ file }) =>
    files.has(file),
  );
  if (pages.length === 0) return undefined;
  const [first] = pages;
  const more = pages.length === 1 ? '' : ` and ${counted(pages.length - 1, 'other page')}`;
  return `The samples of ${first?.file}${more} are new or have changed. The release that they need isn't shown until npm run check:versions has found it.`;
}

const lowerMedian = (sorted: readonly string[]) => sorted[Math.ceil(sorted.length / 2) - 1] ?? '';

function pageFloor(
  page: PageRecord,
  own: readonly (readonly [Fence, string])[],
  included: string[],
) {
  const sorted = [...own.map(([, floor]) => floor), ...included].sort(compare);
  const needs = sorted.at(-1) ?? '';
  const half = lowerMedian(sorted);
  const above = own.filter(([fence, floor]) => {
    const since = sinceAt(page, fence.line);
    return gt(floor, half) && (since === undefined || gt(floor, since));
  });
  return {
    samples: hashFences(page.fences),
    needs,
    ...(half !== needs && { half }),
    ...(above.length > 0 && {
      fences: Object.fromEntries(above.map(([{ index }, floor]) => [index, floor])),
    }),
  };
}

/** The lowest release that most pages work with. */
function usualOf(pages: Floors['pages']): string {
  const sorted = Object.entries(pages)
    .filter(([file]) => !isPartial(file))
    .map(([, { needs }]) => needs)
    .sort(compare);
  return sorted[Math.ceil(sorted.length * most) - 1] ?? '';
}

/**
 * Finds the lowest release that the samples of each page work with: they compile with it and all later ones, the
 * packages that they import accept it, and it has the commands, keys and marked sections that they use.
 */
export async function findFloors({
  siteDir,
  npm,
  isAnew,
  onProgress,
}: FindOptions): Promise<Floors> {
  const history = readHistory();
  const known = readFloors();
  const companions = Object.fromEntries(
    listCompanions(siteDir).map(({ name, version }) => [name, version]),
  );
  const isNew = isAnew || JSON.stringify(known?.companions) !== JSON.stringify(companions);
  const all = await pagesWithSamples(siteDir);
  const pages = isNew ? all : outdatedPages(all, known);
  const kept = all.filter((page) => !pages.includes(page));
  const found: Floors['pages'] = Object.fromEntries(
    kept.flatMap(({ file }) => (known?.pages[file] ? [[file, known.pages[file]]] : [])),
  );
  if (pages.length > 0) {
    const releases = releaseFiles({ projectRoot: siteDir, history, npm });
    const [installed, ...older] = releases;
    if (!installed) throw new Error(`${history.package} has no release. Run record-releases.`);
    const stated = new StatedFloors(siteDir, createReader(siteDir), releases);
    const floors = new Map<Fence, string>();
    for (const page of pages) {
      for (const fence of page.fences.filter(counts))
        floors.set(fence, await stated.of(page, fence));
    }
    compileFloors({ packagesRoot: siteDir, pages, floors, installed, releases: older, onProgress });
    // Partials first, because pages include theirs.
    for (const page of pages.toSorted(
      (a, b) => Number(isPartial(b.file)) - Number(isPartial(a.file)),
    )) {
      const own = page.fences.flatMap((fence) => {
        const floor = floors.get(fence);
        return floor === undefined ? [] : [[fence, floor] as const];
      });
      const included = page.partials.flatMap((file) => found[file]?.needs ?? []);
      found[page.file] = pageFloor(page, own, included);
    }
  }
  return { usual: usualOf(found), companions, pages: found };
}
