import type ts from 'typescript';
import { buildProjects } from '../checks/buildProjects';
import { loadTemplates } from '../checks/codegen';
import { SampleCompiler } from '../checks/compile';
import type { Fence, SamplePage } from '../checks/verdict';
import type { UnpackedRelease } from './releaseFiles';

/** What to compile with older releases. */
export interface CompileJob {
  /** The project's folder, whose packages samples import apart from the release. */
  packagesRoot: string;
  pages: readonly SamplePage[];
  /** The release that each fence can't do without anyway. Fences that aren't listed don't count. */
  floors: Map<Fence, string>;
  /** From the one before the installed release down to the oldest. */
  releases: readonly UnpackedRelease[];
  /** The installed release, which everything compiles with. */
  installed: UnpackedRelease;
  onProgress?: (line: string) => void;
}

/**
 * Raises each floor to the oldest release that compiles the fence, as do all later ones. It goes down from the installed
 * release and leaves out what has failed or can't be lower.
 */
export function compileFloors(job: CompileJob): void {
  const { packagesRoot, pages, floors, releases, installed, onProgress } = job;
  const sources = new Map<string, ts.SourceFile | undefined>();
  const order = new Map([installed, ...releases].map(({ version }, index) => [version, index]));
  const open = new Set(floors.keys());
  let above = installed;
  for (const release of releases) {
    const { version, root } = release;
    const place = order.get(version) ?? 0;
    for (const fence of open)
      if ((order.get(floors.get(fence) ?? '') ?? 0) < place) open.delete(fence);
    if (open.size === 0) return;
    if (release.types !== above.types) {
      const started = performance.now();
      const templates = loadTemplates(`${root}/node_modules/${release.name}`);
      const projects = pages
        .filter(({ fences }) => fences.some((fence) => open.has(fence)))
        .flatMap((page) => buildProjects(page, { templates, packagesRoot }))
        .map((project) => ({
          ...project,
          shown: new Set([...project.shown].filter((fence) => open.has(fence))),
        }))
        .filter(({ shown }) => shown.size > 0);
      const compiler = new SampleCompiler(packagesRoot, release, sources);
      const failed = new Set(compiler.compile(projects).map(({ fence }) => fence));
      for (const fence of failed) {
        floors.set(fence, above.version);
        open.delete(fence);
      }
      for (const path of sources.keys()) if (path.startsWith(root)) sources.delete(path);
      const seconds = ((performance.now() - started) / 1000).toFixed(1);
      onProgress?.(`${version}: ${open.size} blocks compile, ${failed.size} don't (${seconds} s)`);
    }
    above = release;
  }
}
