import type { Finding } from '../finding';
import { foreignFiles, isIntact, readManifest, writeGenerated } from './manifest';

interface Generated {
  /** Text by file, relative to the site's directory. */
  files: ReadonlyMap<string, string>;
  /** The faults in its inputs. If `files` is missing, the files of the previous run are kept. */
  findings: Finding[];
}

/** A step that generates files from others in the project before the site is loaded. */
export interface GenerateStep {
  name: string;
  /** Folders that only contain generated files, relative to the site's directory. */
  folders: readonly string[];
  /** Hashes everything that affects the result, without loading the generator. */
  hashInputs(siteDir: string): string;
  /**
   * Generates the files without writing them. Steps run in parallel.
   * @param earlier settles when the previous steps have written their files
   */
  run(siteDir: string, earlier: Promise<void>): Promise<Generated>;
}

export interface GenerateReport {
  /** The steps that ran, with their number of files. The inputs of the others haven't changed. */
  made: { name: string; files: number; seconds: number }[];
  findings: Finding[];
  /** Files in generated folders that no step wrote. */
  foreign: string[];
}

async function runStep(
  siteDir: string,
  step: GenerateStep,
  report: GenerateReport,
  earlier: Promise<void>,
): Promise<void> {
  const inputs = step.hashInputs(siteDir);
  const manifest = readManifest(siteDir, step.name);
  if (manifest?.inputs !== inputs || !isIntact(siteDir, manifest)) {
    const started = performance.now();
    const { files, findings } = await step.run(siteDir, earlier);
    report.findings.push(...findings);
    if (files.size > 0) {
      // Faults are reported again in the next run, even when nothing changed.
      writeGenerated(siteDir, step.name, files, findings.length === 0 ? inputs : undefined);
      const seconds = (performance.now() - started) / 1000;
      report.made.push({ name: step.name, files: files.size, seconds });
    }
  }
  const { files } = readManifest(siteDir, step.name) ?? { files: {} };
  report.foreign.push(...foreignFiles(siteDir, step.folders, files));
}

export async function generate(
  siteDir: string,
  steps: readonly GenerateStep[],
): Promise<GenerateReport> {
  const report: GenerateReport = { made: [], findings: [], foreign: [] };
  let earlier = Promise.resolve();
  for (const step of steps) {
    const own = runStep(siteDir, step, report, earlier);
    earlier = Promise.all([earlier, own]).then(() => {});
  }
  await earlier;
  return report;
}
