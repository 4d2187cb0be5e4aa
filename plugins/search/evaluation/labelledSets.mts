import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { answerable, isHeldAside, type LabelledQuery } from './evaluate.mts';

/** Some of the labelled queries, measured together. */
export interface LabelledSet {
  name: string;
  /** Its single queries are never shown, to keep anyone from tuning for them. */
  isKeptAside: boolean;
  /** The queries that existing pages can answer. */
  queries: LabelledQuery[];
  /** How many queries wait for pages that are not written. */
  waiting: number;
}

const folder = 'tests/fixtures/search';

/** The files with labelled queries. The ones of readers and tasks were written before anyone saw their results. */
export const queryFiles = {
  first: `${folder}/queries.json`,
  readers: `${folder}/readers.json`,
  readersAside: `${folder}/readers-aside.json`,
  tasks: `${folder}/tasks.json`,
  tasksAside: `${folder}/tasks-aside.json`,
  outside: `${folder}/outside.json`,
  outsideAside: `${folder}/outside-aside.json`,
  fresh: `${folder}/fresh.json`,
  freshAside: `${folder}/fresh-aside.json`,
} as const;

/** Reads all labelled queries in ten sets: five for tuning, and five kept aside. */
export function labelledSets(siteDir: string, pages: ReadonlySet<string>): LabelledSet[] {
  const read = (file: string) =>
    JSON.parse(readFileSync(join(siteDir, file), 'utf8')) as LabelledQuery[];
  const first = read(queryFiles.first);
  const make = (name: string, isKeptAside: boolean, all: readonly LabelledQuery[]) => {
    const queries = answerable(all, pages);
    return { name, isKeptAside, queries, waiting: all.length - queries.length };
  };
  return [
    make(
      'tuned',
      false,
      first.filter((query) => !isHeldAside(query)),
    ),
    make('kept aside', true, first.filter(isHeldAside)),
    ...(['readers', 'tasks', 'outside', 'fresh'] as const).flatMap((name) => [
      make(name, false, read(queryFiles[name])),
      make(`${name}, kept aside`, true, read(queryFiles[`${name}Aside`])),
    ]),
  ];
}
