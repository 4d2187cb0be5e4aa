import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SearchPage } from '../../../src/lib/search/searchIndex.ts';
import { checkErrors } from './checkErrors.mts';
import { askAll, type Outcome, type Score, type Search, scoreOf } from './evaluate.mts';
import { type LabelledSet, labelledSets } from './labelledSets.mts';
import { ownSearch } from './ownSearch.mts';
import { readDocs } from './readDocs.mts';

const baselineFile = 'tests/fixtures/search/baseline.json';

/** How much a score can fall before it counts as worse. */
const tolerance = 0.01;

type Baseline = Record<string, Pick<Score, 'queries' | 'first' | 'three' | 'mrr'>>;

const round = (value: number) => Math.round(value * 1000) / 1000;

function rounded({ queries, first, three, mrr }: Score): Baseline[string] {
  return { queries, first: round(first), three: round(three), mrr: round(mrr) };
}

/** A set of queries and what an engine found for each. */
interface Measured extends LabelledSet {
  outcomes: Outcome[];
}

function measure(sets: readonly LabelledSet[], search: Search): Promise<Measured[]> {
  return Promise.all(
    sets.map(async (set) => ({ ...set, outcomes: await askAll(set.queries, search) })),
  );
}

/** Lists the scores that fell by more than the tolerance, one per line. */
export function findFalls(before: Baseline, after: Baseline): string[] {
  return Object.entries(before).flatMap(([part, old]) =>
    (['first', 'three', 'mrr'] as const).flatMap((measure) => {
      const now = after[part]?.[measure] ?? 0;
      if (now >= old[measure] - tolerance - 1e-9) return [];
      return [`${part}: ${measure} fell from ${old[measure]} to ${now}.`];
    }),
  );
}

function row(queries: string, outcomes: readonly Outcome[]) {
  const { queries: count, first, three, mrr } = scoreOf(outcomes);
  const shown = {
    'P@1': first.toFixed(2),
    'success@3': three.toFixed(2),
    'MRR@10': mrr.toFixed(2),
  };
  return { queries, count, ...shown };
}

function missLine({ query, place, found }: Outcome): string {
  const wanted = query.routes.join(' or ') || 'no results';
  const where = place === 0 ? 'not found' : `at ${place}`;
  return `  [${query.kind}] ${query.query} → ${wanted}: ${where}, first is ${found[0] ?? 'nothing'}`;
}

/** A row for each set, then one for each kind of query, with those kept aside apart. */
function rowsOf(measured: readonly Measured[]) {
  const rows = measured.map(({ name, outcomes }) => row(name, outcomes));
  for (const isAside of [false, true]) {
    const outcomes = measured
      .filter(({ isKeptAside }) => isKeptAside === isAside)
      .flatMap((set) => set.outcomes);
    for (const kind of new Set(outcomes.map(({ query }) => query.kind))) {
      const some = outcomes.filter(({ query }) => query.kind === kind);
      rows.push(row(isAside ? `${kind}, kept aside` : kind, some));
    }
  }
  return rows;
}

/** Prints each query of the sets for tuning whose right page isn't first, and how many there are in the others. */
function printMisses(measured: readonly Measured[]): void {
  for (const { name, isKeptAside, outcomes } of measured) {
    const misses = outcomes.filter(({ place }) => place !== 1);
    console.log(
      `${name}: ${misses.length} of ${outcomes.length} queries without the right page first.`,
    );
    if (!isKeptAside) for (const miss of misses) console.log(missLine(miss));
  }
}

/**
 * Runs the labelled queries, prints how good the search is, and compares it with the baseline. Checks that pasted
 * errors lead to their entries.
 * @param options `update` writes the baseline; `change` puts other pages in place of those that are read
 * @returns the exit code
 */
export async function run(
  siteDir: string,
  { update = false, change }: { update?: boolean; change?: (pages: SearchPage[]) => SearchPage[] },
): Promise<number> {
  const read = await readDocs(siteDir);
  const pages = change?.(read) ?? read;
  const sets = labelledSets(siteDir, new Set(pages.map(({ path }) => path)));
  const measured = await measure(sets, ownSearch(pages));
  console.table(rowsOf(measured));
  printMisses(measured);
  const waiting = sets.reduce((sum, set) => sum + set.waiting, 0);
  console.log(`${pages.length} pages. ${waiting} queries wait for pages that are not written.`);

  const now: Baseline = Object.fromEntries(
    measured.map(({ name, outcomes }) => [name, rounded(scoreOf(outcomes))]),
  );
  const file = join(siteDir, baselineFile);
  if (update) {
    writeFileSync(file, `${JSON.stringify(now, null, 2)}\n`);
    console.log(`Wrote ${baselineFile}.`);
    return 0;
  }
  if (!existsSync(file))
    throw new Error(`check-search: there is no ${baselineFile}. Run with --update.`);
  const problems = checkErrors(siteDir, pages);
  if (problems.length > 0) console.error(problems.join('\n'));
  const falls = findFalls(JSON.parse(readFileSync(file, 'utf8')) as Baseline, now);
  if (falls.length === 0) return problems.length > 0 ? 1 : 0;
  console.error(falls.join('\n'));
  console.error(
    'Search got worse. Find out why with the misses above; if new pages or queries are the reason and each miss is right, run `npm run check:search -- --update` and say so in the commit.',
  );
  return 1;
}
