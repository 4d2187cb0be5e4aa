import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';

/** One step of a job. */
interface JobStep {
  uses?: string;
  run?: string;
  with?: Record<string, string | number | boolean>;
  env?: Record<string, string>;
}

/** A job that runs steps, or calls another workflow. */
export interface Job {
  needs?: string | string[];
  env?: Record<string, string>;
  strategy?: { matrix: Record<string, string[]> };
  steps?: JobStep[];
}

interface Workflow {
  file: string;
  source: string;
  /** What starts it, by the event's name. */
  on: Record<string, { branches?: string[] } | null>;
  permissions: Record<string, string>;
  concurrency: { group: string; 'cancel-in-progress': boolean | string };
  jobs: Record<string, Job>;
}

const folder = '.github/workflows';

/** The workflow in a file. */
export function readWorkflow(name: string): Workflow {
  const file = `${folder}/${name}`;
  const source = readFileSync(file, 'utf8');
  return { file, source, ...parse(source) };
}

/** All workflows. */
export const workflows = readdirSync(folder).map(readWorkflow);

/** The steps of a job. */
export const stepsOf = ({ steps = [] }: Job): JobStep[] => steps;

/** The commands of a job, once for each value of its matrix. */
export function commandsOf(job: Job): string[] {
  const runs = stepsOf(job).flatMap(({ run }) => run ?? []);
  return Object.entries(job.strategy?.matrix ?? {}).reduce(
    (commands, [key, values]) =>
      commands.flatMap((command) => [
        ...new Set(values.map((value) => command.replaceAll(`\${{ matrix.${key} }}`, value))),
      ]),
    runs,
  );
}
