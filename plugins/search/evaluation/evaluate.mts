import { createHash } from 'node:crypto';

/** A query and the pages that answer it. */
export interface LabelledQuery {
  kind: string;
  query: string;
  /** Any of these is right. A route without a hash matches any section of its page. None: nothing may be found. */
  routes: string[];
  /** Why its answers aren't the ones that a reader of the labels would expect. */
  because?: string;
}

/** Routes that an engine finds, best first, without duplicate pages. */
export type Search = (query: string) => Promise<string[]>;

/** How good an engine is on a set of queries. */
export interface Score {
  queries: number;
  /** The share of queries whose first result is right. */
  first: number;
  /** The share of queries with a right result among the first three. */
  three: number;
  /** The mean reciprocal rank of the first right result among ten. */
  mrr: number;
}

/** A query and the rank of its first right result, or 0 if there is none. */
export interface Outcome {
  query: LabelledQuery;
  place: number;
  found: string[];
}

const pageOf = (address: string) => address.replace(/#.*/, '');

/** Whether a query was held out while the ranking was tuned: a third of them, chosen by their text. */
export function isHeldAside({ query }: LabelledQuery): boolean {
  return createHash('sha256').update(query).digest().readUInt32BE(0) % 3 === 0;
}

/** The queries that existing pages can answer, with only those pages as answers. */
export function answerable(
  queries: readonly LabelledQuery[],
  pages: ReadonlySet<string>,
): LabelledQuery[] {
  return queries
    .map((query) => ({
      ...query,
      routes: query.routes.filter((route) => pages.has(pageOf(route))),
    }))
    .filter(({ routes }, index) => routes.length > 0 || queries[index]?.routes.length === 0);
}

function isRight(address: string, routes: readonly string[]): boolean {
  return routes.includes(address) || routes.includes(pageOf(address));
}

/** The rank of the first right result, or 0. Finding nothing is the first rank where there is nothing to find. */
function placeOf(found: readonly string[], routes: readonly string[]): number {
  if (routes.length === 0) return found.length === 0 ? 1 : 0;
  return found.findIndex((address) => isRight(address, routes)) + 1;
}

/** Runs each query with an engine. */
export async function askAll(
  queries: readonly LabelledQuery[],
  search: Search,
): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const query of queries) {
    const found = (await search(query.query)).slice(0, 10);
    outcomes.push({ query, place: placeOf(found, query.routes), found });
  }
  return outcomes;
}

/** Summarizes outcomes. */
export function scoreOf(outcomes: readonly Outcome[]): Score {
  const share = (counts: (place: number) => number) =>
    outcomes.reduce((sum, { place }) => sum + counts(place), 0) / Math.max(outcomes.length, 1);
  return {
    queries: outcomes.length,
    first: share((place) => (place === 1 ? 1 : 0)),
    three: share((place) => (place >= 1 && place <= 3 ? 1 : 0)),
    mrr: share((place) => (place === 0 ? 0 : 1 / place)),
  };
}
