import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkErrors } from './checkErrors.mts';
import { lunrSearch, miniSearch, ownSearch } from './engines.mts';
import {
  answerable,
  askAll,
  isHeldAside,
  type LabelledQuery,
  type Outcome,
  type Score,
  scoreOf,
} from './evaluate.mts';
import { readDocs } from './readDocs.mts';

const queriesFile = 'tests/fixtures/search/queries.json';
const baselineFile = 'tests/fixtures/search/baseline.json';

/** How much a score can fall before it counts as worse. */
const tolerance = 0.01;

type Baseline = Record<string, Pick<Score, 'queries' | 'first' | 'three' | 'mrr'>>;

const round = (value: number) => Math.round(value * 1000) / 1000;

function rounded({ queries, first, three, mrr }: Score): Baseline[string] {
  return { queries, first: round(first), three: round(three), mrr: round(mrr) };
}

/** The two parts of the set: one for tuning the weights, and one held out. */
function parts(outcomes: readonly Outcome[]): Record<string, Outcome[]> {
  return {
    tuned: outcomes.filter(({ query }) => !isHeldAside(query)),
    'kept aside': outcomes.filter(({ query }) => isHeldAside(query)),
  };
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

function row(engine: string, queries: string, outcomes: readonly Outcome[]) {
  const { queries: count, first, three, mrr } = scoreOf(outcomes);
  const shown = {
    'P@1': first.toFixed(2),
    'success@3': three.toFixed(2),
    'MRR@10': mrr.toFixed(2),
  };
  return { engine, queries, count, ...shown };
}

function missLine({ query, place, found }: Outcome): string {
  const where = place === 0 ? 'not found' : `at ${place}`;
  return `  [${query.kind}] ${query.query} → ${query.routes.join(' or ')}: ${where}, first is ${found[0] ?? 'nothing'}`;
}

/**
 * Runs the labelled queries against our index and two other engines, prints how good each one is, and
 * compares ours with the baseline. Checks that pasted errors lead to their entries.
 * @param args `--update` writes the baseline; `--quick` leaves out the other engines
 * @returns the exit code
 */
export async function run(siteDir: string, args: readonly string[]): Promise<number> {
  const unknown = args.filter((arg) => arg !== '--update' && arg !== '--quick');
  if (unknown.length > 0) {
    throw new Error(`check-search: unknown ${unknown.join(', ')}. It takes --update and --quick.`);
  }
  const all = JSON.parse(readFileSync(join(siteDir, queriesFile), 'utf8')) as LabelledQuery[];
  const pages = await readDocs(siteDir);
  const queries = answerable(all, new Set(pages.map(({ path }) => path)));
  if (queries.length === 0) throw new Error(`check-search: no page answers any of ${queriesFile}.`);

  const engines = args.includes('--quick') ? {} : { MiniSearch: miniSearch, lunr: lunrSearch };
  const outcomes = await askAll(queries, ownSearch(pages));
  const rows = [];
  for (const [part, some] of Object.entries(parts(outcomes))) rows.push(row('ours', part, some));
  for (const kind of new Set(all.map((query) => query.kind))) {
    const some = outcomes.filter(({ query }) => query.kind === kind);
    if (some.length > 0) rows.push(row('ours', kind, some));
  }
  for (const [name, make] of Object.entries(engines)) {
    const others = await askAll(queries, make(pages));
    for (const [part, some] of Object.entries(parts(others))) rows.push(row(name, part, some));
  }
  console.table(rows);
  const misses = outcomes.filter(({ place }) => place !== 1);
  console.log(`${misses.length} of ${queries.length} queries without the right page first:`);
  for (const miss of misses) console.log(missLine(miss));
  console.log(
    `${pages.length} pages. ${all.length - queries.length} queries wait for pages that are not written.`,
  );

  const entries = Object.entries(parts(outcomes));
  const now: Baseline = Object.fromEntries(
    entries.map(([part, some]) => [part, rounded(scoreOf(some))]),
  );
  const file = join(siteDir, baselineFile);
  if (args.includes('--update')) {
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
