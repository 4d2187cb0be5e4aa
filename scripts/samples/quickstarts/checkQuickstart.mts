import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pageStore } from '../../../plugins/content/index.ts';
import { createReader } from '../../../plugins/samples/index.ts';
import { type Outcome, type Quickstart, type Step, StepFailed } from './quickstartTypes.mts';
import { Reader } from './reader.mts';
import { readSteps } from './readSteps.mts';
import { readerEnvironment, runCommand } from './runCommand.mts';
import { serveTasks, type TaskServer } from './serveTasks.mts';
import { commandKind } from './stepKind.mts';

/** Installs the programs that a reader is expected to have, and returns the folders they are in. */
async function installTools(tools: readonly string[], folder: string): Promise<string[]> {
  if (tools.length === 0) return [];
  mkdirSync(folder);
  writeFileSync(join(folder, 'package.json'), '{ "private": true }\n');
  const env = readerEnvironment(process.env);
  await runCommand(['npm', 'install', ...tools], { cwd: folder, env });
  return [join(folder, 'node_modules/.bin')];
}

async function publishedVersion(name: string, cwd: string): Promise<string> {
  const env = readerEnvironment(process.env);
  const text = await runCommand(['npm', 'view', name, 'version'], { cwd, env });
  return text.trim().split('\n').at(-1) ?? '';
}

/** The version of the starter that the page itself names, as in `npx create-remix@2.16.8`. */
function writtenVersion(steps: readonly Step[]): string | undefined {
  const create = steps.find(
    (step) => step.kind === 'command' && commandKind(step.words) === 'create',
  );
  return create?.kind === 'command'
    ? /@(\d[\w.-]*)(?: |$)/.exec(create.words.join(' '))?.[1]
    : undefined;
}

async function readPage(siteDir: string, page: string): Promise<{ source: string; steps: Step[] }> {
  const store = pageStore(siteDir);
  const record = (await store.read([page])).get(page);
  if (!record) throw new Error(`check:quickstarts: there is no page ${page}.`);
  const partials = [...(await store.read(record.partials)).values()];
  const source = readFileSync(join(siteDir, page), 'utf8');
  const shared = partials.flatMap(({ fences }) => fences);
  const fences = { source, fences: record.fences, partials: shared };
  return { source, steps: await readSteps(fences, createReader(siteDir)) };
}

/** A fault of the check itself is shown whole, and doesn't keep it from following the next page. */
function describeFailure(error: unknown): { what: string; output: string } {
  if (error instanceof StepFailed) return { what: error.message, output: error.output };
  return { what: 'the check', output: error instanceof Error ? `${error.stack}` : `${error}` };
}

/** Where the pages are, and what to install. */
export interface QuickstartCheckOptions {
  siteDir: string;
  /** The version of `convex` that a page's `npm install convex` installs: a number, or `latest`. */
  convex: string;
}

interface Attempt extends QuickstartCheckOptions {
  /** An empty folder. */
  folder: string;
}

/** Follows a quickstart as far as it goes, and notes in the outcome how far that is. */
async function follow(
  quickstart: Quickstart,
  { siteDir, convex, folder }: Attempt,
  outcome: Outcome,
): Promise<void> {
  const { page, starter, tools = [], shows, typeCheck, build, run } = quickstart;
  let part: 'steps' | 'typeCheck' | 'build' = 'steps';
  let server: TaskServer | undefined;
  try {
    const { source, steps } = await readPage(siteDir, page);
    outcome.total = steps.length;
    if (starter) {
      const version = writtenVersion(steps) ?? (await publishedVersion(starter, folder));
      outcome.starter = `${starter} ${version}`;
    }
    const bins = await installTools(tools, join(folder, '.tools'));
    server = await serveTasks(() => reader.tasks());
    const reader = new Reader(quickstart, source, { folder, bins, convex, url: server.url });
    for (const step of steps) if (await reader.follow(step)) outcome.applied += 1;
    outcome.notes.push(shows.map((name) => reader.versionOf(name)).join(', '));
    outcome.notes.push(...reader.adjust());
    outcome.steps = 'ok';
    part = 'typeCheck';
    outcome.typeCheck = await reader.runAll(typeCheck);
    part = 'build';
    outcome.build = await reader.runAll(build);
    if (run) outcome.build = await reader.runProgram(run);
  } catch (error) {
    outcome[part] = 'failed';
    outcome.failure = describeFailure(error);
  } finally {
    server?.close();
  }
}

/**
 * Follows a quickstart in a temporary folder, which is removed afterwards: creates the project, applies the page's
 * steps, checks types and builds.
 */
export async function checkQuickstart(
  quickstart: Quickstart,
  options: QuickstartCheckOptions,
): Promise<Outcome> {
  const started = performance.now();
  const { name, standIn, note } = quickstart;
  const outcome: Outcome = {
    name,
    starter: 'npm init',
    applied: 0,
    total: 0,
    steps: '-',
    typeCheck: '-',
    build: '-',
    notes: [],
    seconds: 0,
  };
  // By its real path, as bundlers name files.
  const folder = mkdtempSync(join(realpathSync(tmpdir()), `convex-docs-${name}-`));
  try {
    await follow(quickstart, { ...options, folder }, outcome);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  if (standIn) outcome.notes.push(standIn.reason);
  if (note !== undefined) outcome.notes.push(note);
  outcome.seconds = (performance.now() - started) / 1000;
  return outcome;
}
