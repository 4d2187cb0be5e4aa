import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { type ConvexProject, generate, writeProject } from './convexProject.mts';
import {
  type Command,
  type Quickstart,
  type Step,
  StepFailed,
  type Verdict,
} from './quickstartTypes.mts';
import { readerEnvironment, runCommand, tail } from './runCommand.mts';
import { readTasks } from './serveTasks.mts';
import { commandKind, withAnswers, withVersion } from './stepKind.mts';

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
  /** Where the deployment is. */
  url: string;
}

/** A reader's computer: a folder where the project gets its own. */
export class Reader {
  #folder: string;
  #env: NodeJS.ProcessEnv;
  #project: ConvexProject | undefined;
  readonly quickstart: Quickstart;
  readonly source: string;

  readonly #convex: string;
  readonly #url: string;

  constructor(quickstart: Quickstart, source: string, options: ReaderOptions) {
    const { folder, bins, convex, url } = options;
    this.quickstart = quickstart;
    this.source = source;
    this.#folder = folder;
    this.#convex = convex;
    this.#url = url;
    this.#env = readerEnvironment(process.env, bins);
  }

  get folder(): string {
    return this.#folder;
  }

  run(words: readonly string[], input?: string): Promise<string> {
    return runCommand(words, { cwd: this.#folder, env: this.#env, input });
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
    this.#project = await writeProject(this.#folder, this.#url);
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

  tasks(): { text: string }[] {
    return readTasks(join(this.#folder, 'sampleData.jsonl'));
  }

  /** Runs the page's program. @throws StepFailed when it doesn't print each task. */
  async runProgram(words: Command): Promise<Verdict> {
    const output = await this.run(words);
    const missing = this.tasks().find(({ text }) => !output.includes(text));
    if (missing) throw new StepFailed(`${words.join(' ')} (no "${missing.text}")`, tail(output));
    return 'ok';
  }

  async runAll(commands: readonly Command[]): Promise<Verdict> {
    for (const command of commands) await this.run(command);
    return commands.length > 0 ? 'ok' : '-';
  }
}
