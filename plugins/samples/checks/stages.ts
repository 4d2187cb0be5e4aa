import { posix } from 'node:path';
import { isComponent } from './components';
import { type Fence, isProgram } from './verdict';

/** A file up to the point where a later fence with the same title replaces it. */
interface Version {
  title: string;
  parts: Fence[];
}

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

/** Collects the versions of each file, in the order of the page. */
function collectVersions(fences: Fence[]): Map<string, Version[]> {
  const versions = new Map<string, Version[]>();
  for (const fence of fences.filter(isFile)) {
    const title = pathOfTitle(fence.meta.title);
    const known = versions.get(title) ?? [];
    const last = known.at(-1);
    if (fence.meta.append && last) last.parts.push(fence);
    else known.push({ title, parts: [fence] });
    versions.set(title, known);
  }
  return versions;
}

/**
 * Finds the files of the page's project as they are at a line: each in its last version above it, or else in
 * its first one.
 */
export function filesAt(fences: Fence[], line: number): Map<string, Fence[]> {
  return new Map(
    [...collectVersions(fences.filter(({ meta }) => meta.expectError === undefined))].map(
      ([title, known]) => {
        const version = known.findLast(({ parts: [first] }) => first && first.line < line);
        return [title, (version ?? known[0])?.parts ?? []];
      },
    ),
  );
}

/**
 * Finds the stages to compile a page's project at. A file that isn't shown yet counts in its first
 * version, so that a sample can use code that the page shows further down.
 */
export function findStages(fences: Fence[]): Stage[] {
  const versions = collectVersions(fences);

  const shown = new Set<Fence>();
  const current = new Map<string, number>();
  const stages: Stage[] = [];
  let loose: Fence[] = [];
  const close = () => {
    const files = new Map<string, Fence[]>();
    for (const [title, known] of versions) {
      files.set(title, known[current.get(title) ?? 0]?.parts ?? []);
    }
    stages.push({ files, shown: new Set(shown), loose });
    loose = [];
  };

  for (const fence of fences) {
    if (isFile(fence)) {
      const title = pathOfTitle(fence.meta.title);
      const index = versions.get(title)?.findIndex(({ parts }) => parts[0] === fence) ?? -1;
      if (index > 0) {
        close();
        for (const old of versions.get(title)?.[index - 1]?.parts ?? []) shown.delete(old);
      }
      if (index >= 0) current.set(title, index);
      shown.add(fence);
    } else if (fence.meta.skip === undefined) {
      const isPart = fence.meta.in !== undefined || fence.meta.test;
      if (isComponent(fence) || (isProgram(fence) && isPart)) loose.push(fence);
    }
  }
  if (shown.size > 0 || loose.length > 0) close();
  return stages;
}
