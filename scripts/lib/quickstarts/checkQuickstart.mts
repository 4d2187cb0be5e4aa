import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { createReader } from '../../../plugins/commands/samples/grammars.ts';
import { pageStore } from '../../../plugins/content/pageStore.ts';
import { type ConvexProject, generate, writeProject } from './convexProject.mts';
import { readSteps } from './readSteps.mts';
import { type RunOptions, readerEnvironment, runCommand } from './runCommand.mts';
import { commandKind, withAnswers, withVersion } from './stepKind.mts';
import {
  type Command,
  type Outcome,
  type Quickstart,
  type Step,
  StepFailed,
  type Verdict,
} from './types.mts';

type Json = Record<string, unknown>;

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Adds the fields that a page shows of a JSON file to those that the file has. */
export function mergeJson(base: Json, added: Json): Json {
  const merged = { ...base };
  for (const [key, value] of Object.entries(added)) {
    const old = base[key];
    merged[key] = isObject(old) && isObject(value) ? mergeJson(old, value) : value;
  }
  return merged;
}

const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Json;

interface ReaderOptions {
  folder: string;
  /** Folders of programs that the reader has. */
  bins: readonly string[];
  /** The version of `convex` to install. */
  convex: string;
}

/** A reader's computer: a folder, in which the project gets its own. */
class Reader {
  #folder: string;
  #env: NodeJS.ProcessEnv;
  #project: ConvexProject | undefined;
  readonly quickstart: Quickstart;
  readonly source: string;

  readonly #convex: string;

  constructor(quickstart: Quickstart, source: string, options: ReaderOptions) {
    const { folder, bins, convex } = options;
    this.quickstart = quickstart;
    this.source = source;
    this.#folder = folder;
    this.#convex = convex;
    this.#env = readerEnvironment(process.env, bins);
  }

  get folder(): string {
    return this.#folder;
  }

  run(words: readonly string[], input?: string): Promise<string> {
    const options: RunOptions = { cwd: this.#folder, env: this.#env, input };
    return runCommand(words, options);
  }

  /** Follows a step. @returns false when it can't be followed without a deployment. */
  async follow(step: Step): Promise<boolean> {
    if (step.kind === 'file') {
      this.#write(step.path, step.code);
      return true;
    }
    const { words } = step;
    switch (commandKind(words)) {
      case 'create':
        await this.#create(words);
        return true;
      case 'enter':
        this.#enter(words[1] ?? '');
        return true;
      case 'generate':
        await this.#generate();
        return true;
      case 'run':
        await this.run(withVersion(words, this.#convex), this.#typed(words.join(' ')));
        return true;
      case 'skip':
      case 'start':
        return false;
    }
  }

  #typed(text: string): string | undefined {
    const known = Object.entries(this.quickstart.typed ?? {});
    return known.find(([part]) => text.includes(part))?.[1];
  }

  async #create(words: readonly string[]): Promise<void> {
    const { answers = [], standIn } = this.quickstart;
    if (!standIn) {
      await this.run(withAnswers(words, answers));
      return;
    }
    const name = words.findLast((word) => !word.startsWith('-')) ?? '';
    const folder = join(this.#folder, name);
    for (const [path, text] of Object.entries(standIn.files)) {
      const file = join(folder, path);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, text);
    }
    await runCommand(['npm', 'install'], { cwd: folder, env: this.#env });
  }

  #enter(name: string): void {
    const folder = join(this.#folder, name);
    if (!existsSync(folder)) throw new StepFailed(`cd ${name}`, `There is no folder ${name}.`);
    this.#folder = folder;
  }

  async #generate(): Promise<void> {
    if (!existsSync(join(this.#folder, 'node_modules/convex'))) {
      throw new StepFailed('npx convex dev', 'convex is not installed in the project.');
    }
    this.#project = await writeProject(this.#folder);
    const { variable } = this.#project;
    if (!new RegExp(`\\.env\\.local\\b.*\\b${variable}\\b`).test(this.source)) {
      const output = `The CLI writes ${variable} to .env.local; the page doesn't say so.`;
      throw new StepFailed('npx convex dev', output);
    }
  }

  #write(path: string, code: string): void {
    const file = join(this.#folder, path);
    const isPart = basename(path) === 'package.json' && existsSync(file);
    const text = isPart
      ? `${JSON.stringify(mergeJson(readJson(file), JSON.parse(code) as Json), null, 2)}\n`
      : code;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
    // `npx convex dev` runs all the time and sees each file that is saved.
    if (this.#project) generate(this.#folder, this.#project.functions);
  }

  /** Makes the changes that the check needs, and says why. */
  adjust(): string[] {
    return (this.quickstart.adjustments ?? []).map(({ path, change, reason }) => {
      const file = join(this.#folder, path);
      const text = readFileSync(file, 'utf8');
      const changed = change(text);
      if (changed === text) throw new StepFailed(reason, `${path} has nothing to change.`);
      writeFileSync(file, changed);
      return reason;
    });
  }

  versionOf(name: string): string {
    const file = join(this.#folder, 'node_modules', name, 'package.json');
    return existsSync(file) ? `${name} ${String(readJson(file).version)}` : `${name} missing`;
  }

  async runAll(commands: readonly Command[]): Promise<Verdict> {
    for (const command of commands) await this.run(command);
    return commands.length > 0 ? 'ok' : '-';
  }
}

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

/**
 * Follows a quickstart in a temporary folder, which is removed afterwards: creates the project, applies the page's
 * steps, checks types and builds.
 */
export async function checkQuickstart(
  quickstart: Quickstart,
  { siteDir, convex }: QuickstartCheckOptions,
): Promise<Outcome> {
  const started = performance.now();
  const { name, page, starter, standIn, tools = [], note } = quickstart;
  const { source, steps } = await readPage(siteDir, page);
  const outcome: Outcome = {
    name,
    starter: starter ?? 'npm init',
    applied: 0,
    total: steps.length,
    steps: '-',
    typeCheck: '-',
    build: '-',
    notes: [],
    seconds: 0,
  };
  // By its real path, as bundlers name files.
  const folder = mkdtempSync(join(realpathSync(tmpdir()), `convex-docs-${name}-`));
  let part: 'steps' | 'typeCheck' | 'build' = 'steps';
  try {
    const bins = await installTools(tools, join(folder, '.tools'));
    const reader = new Reader(quickstart, source, { folder, bins, convex });
    if (starter) {
      const version = writtenVersion(steps) ?? (await publishedVersion(starter, folder));
      outcome.starter = `${starter} ${version}`;
    }
    for (const step of steps) if (await reader.follow(step)) outcome.applied += 1;
    outcome.notes.push(quickstart.shows.map((shown) => reader.versionOf(shown)).join(', '));
    outcome.notes.push(...reader.adjust());
    outcome.steps = 'ok';
    part = 'typeCheck';
    outcome.typeCheck = await reader.runAll(quickstart.typeCheck);
    part = 'build';
    outcome.build = await reader.runAll(quickstart.build);
  } catch (error) {
    outcome[part] = 'failed';
    outcome.failure = describeFailure(error);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  if (standIn) outcome.notes.push(standIn.reason);
  if (note !== undefined) outcome.notes.push(note);
  outcome.seconds = (performance.now() - started) / 1000;
  return outcome;
}
