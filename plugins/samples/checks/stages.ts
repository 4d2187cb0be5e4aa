import { posix } from 'node:path';
import { isComponent } from './components';
import { type Fence, isProgram } from './verdict';

/** The page's project at one stage: just before a file is replaced, or at the end of the page. */
export interface Stage {
  /** Each file by path, in its version at this stage. */
  files: Map<string, Fence[]>;
  /** The fences that a reader has seen by then. Only these are checked. */
  shown: Set<Fence>;
  /** Partial code and tests that belong to this stage. */
  loose: Fence[];
}

function pathOfTitle(title: string): string {
  return posix.normalize(title).replace(/^(?:\.?\/)+/, '');
}

/** Whether a fence is part of the page's project and isn't skipped. */
function isFile(fence: Fence): fence is Fence & { meta: { title: string } } {
  const { lang, meta } = fence;
  if (meta.title === undefined || meta.skip !== undefined) return false;
  return isProgram(fence) || isComponent(fence) || lang === 'json';
}

/** Collects the versions of each file, in the order of the page: a later fence with the same title replaces it. */
function collectVersions(fences: Fence[]): Map<string, Fence[][]> {
  const versions = new Map<string, Fence[][]>();
  for (const fence of fences.filter(isFile)) {
    const path = pathOfTitle(fence.meta.title);
    const known = versions.get(path) ?? [];
    const last = known.at(-1);
    if (fence.meta.append && last) last.push(fence);
    else known.push([fence]);
    versions.set(path, known);
  }
  return versions;
}

/**
 * Finds the files of the page's project as they are at a line: each in its last version above it, or else in
 * its first one.
 */
export function filesAt(fences: Fence[], line: number): Map<string, Fence[]> {
  const versions = collectVersions(fences.filter(({ meta }) => meta.expectError === undefined));
  return new Map(
    [...versions].map(([path, known]) => [
      path,
      known.findLast(([first]) => first && first.line < line) ?? known[0] ?? [],
    ]),
  );
}

/**
 * Finds the stages to compile a page's project at. A file that isn't shown yet counts in its first
 * version, so that a sample can use code that the page shows further down.
 */
export function findStages(fences: Fence[]): Stage[] {
  const versions = collectVersions(fences);
  const files = new Map([...versions].map(([path, [first = []]]) => [path, first]));
  const shown = new Set<Fence>();
  let loose: Fence[] = [];
  const stages: Stage[] = [];
  const close = () => {
    stages.push({ files: new Map(files), shown: new Set(shown), loose });
    loose = [];
  };

  for (const fence of fences) {
    if (isFile(fence)) {
      const path = pathOfTitle(fence.meta.title);
      const version = versions.get(path)?.find(([first]) => first === fence);
      const old = files.get(path) ?? [];
      if (version && version !== old) {
        close();
        for (const part of old) shown.delete(part);
        files.set(path, version);
      }
      shown.add(fence);
    } else if (fence.meta.skip === undefined) {
      const isPart = fence.meta.in !== undefined || fence.meta.test;
      if (isComponent(fence) || (isProgram(fence) && isPart)) loose.push(fence);
    }
  }
  if (shown.size > 0 || loose.length > 0) close();
  return stages;
}
