import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join, posix } from 'node:path';
import { counted, type Finding } from './finding';
import { isBeingWritten, writeChanged } from './writeFiles';

/** The folder of generated files other than pages, relative to the site's directory. Git ignores it. */
export const generatedDir = '.generated';

/** The folder of those that are served. */
export const generatedStaticDir = `${generatedDir}/static`;

/**
 * Reads a JSON file that `npm run generate` writes.
 * @param file relative to the site's directory
 * @throws when it is missing
 */
export function readGenerated<Value>(siteDir: string, file: string): Value {
  let text: string;
  try {
    text = readFileSync(join(siteDir, file), 'utf8');
  } catch {
    throw new Error(`${file} does not exist. Run npm run generate, which writes it.`);
  }
  return JSON.parse(text) as Value;
}

interface Manifest {
  /** The hash of the inputs; undefined if they have a fault that must be reported again. */
  inputs?: string | undefined;
  /** The size and time of each file, by its path relative to the site's directory. They reveal edits. */
  files: Record<string, string | undefined>;
}

const manifestFile = (siteDir: string, step: string) =>
  join(siteDir, generatedDir, `manifests/${step}.json`);

/** Reads what a generator wrote in its last run; nothing before its first run. */
function readManifest(siteDir: string, step: string): Manifest {
  try {
    return JSON.parse(readFileSync(manifestFile(siteDir, step), 'utf8')) as Manifest;
  } catch {
    return { files: {} };
  }
}

function stampOf(siteDir: string, file: string): string | undefined {
  const stats = statSync(join(siteDir, file), { throwIfNoEntry: false });
  return stats && `${stats.size} ${stats.mtimeMs}`;
}

/**
 * Writes a generator's files and removes those that it wrote before and no longer generates. Files that it
 * didn't write are kept.
 * @throws before writing anything if a file that the generator didn't write is in the way
 */
function writeGenerated(
  siteDir: string,
  step: string,
  files: ReadonlyMap<string, string>,
  { inputs, files: before }: Manifest,
): Manifest['files'] {
  const [first, ...others] = [...files].filter(([file, text]) => {
    const path = join(siteDir, file);
    return !Object.hasOwn(before, file) && existsSync(path) && readFileSync(path, 'utf8') !== text;
  });
  if (first !== undefined) {
    const more = others.length > 0 ? ` (and ${counted(others.length, 'other')})` : '';
    throw new Error(
      `generate: ${step} has to write ${first[0]}${more}, but the file exists and no earlier run wrote it. Move or delete it.`,
    );
  }
  for (const [file, text] of files) writeChanged(join(siteDir, file), text);
  for (const file of Object.keys(before)) {
    if (!files.has(file)) rmSync(join(siteDir, file), { force: true });
  }
  const stamps = Array.from(files.keys(), (file) => [file, stampOf(siteDir, file)] as const);
  const manifest: Manifest = { inputs, files: Object.fromEntries(stamps) };
  writeChanged(manifestFile(siteDir, step), `${JSON.stringify(manifest)}\n`);
  return manifest.files;
}

function foreignFiles(siteDir: string, folder: string, files: Manifest['files']): string[] {
  if (!existsSync(join(siteDir, folder))) return [];
  return readdirSync(join(siteDir, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => posix.join(folder, name.replaceAll('\\', '/')))
    .filter((file) => !Object.hasOwn(files, file) && !isBeingWritten(file))
    .filter((file) => statSync(join(siteDir, file), { throwIfNoEntry: false })?.isFile())
    .sort();
}

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
  const before = readManifest(siteDir, step.name);
  let written = before.files;
  // Whether all written files still exist and are unchanged.
  const isIntact = Object.entries(before.files).every(
    ([file, stamp]) => stampOf(siteDir, file) === stamp,
  );
  if (before.inputs !== inputs || !isIntact) {
    const started = performance.now();
    const { files, findings } = await step.run(siteDir, earlier);
    report.findings.push(...findings);
    if (files.size > 0) {
      // Faults are reported again in the next run, even when nothing changed.
      const next = { ...before, inputs: findings.length === 0 ? inputs : undefined };
      written = writeGenerated(siteDir, step.name, files, next);
      const seconds = (performance.now() - started) / 1000;
      report.made.push({ name: step.name, files: files.size, seconds });
    }
  }
  report.foreign.push(...step.folders.flatMap((folder) => foreignFiles(siteDir, folder, written)));
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
