import { createHash } from 'node:crypto';

/** A query and where its answer is. */
export interface LabelledQuery {
  kind: string;
  query: string;
  /** Any of these is right; one without a hash is right at any section of its page. */
  routes: string[];
  /** Why it has other answers than a reader of the labels would expect. */
  because?: string;
}

/** Addresses that an engine finds, best first, each page once. */
export type Search = (query: string) => Promise<string[]>;

/** How good an engine is on a set of queries. */
export interface Score {
  queries: number;
  /** Share of the queries whose first result is right. */
  first: number;
  /** Share of the queries with a right result among the first three. */
  three: number;
  /** Mean of one over the place of the first right result, among ten. */
  mrr: number;
}

/** A query and the place of its first right result; 0 when there is none. */
export interface Outcome {
  query: LabelledQuery;
  place: number;
  found: string[];
}

const pageOf = (address: string) => address.replace(/#.*/, '');

/** Whether a query was kept aside while the ranking was tuned: a third of them, by their text. */
export function isHeldAside({ query }: LabelledQuery): boolean {
  return createHash('sha256').update(query).digest().readUInt32BE(0) % 3 === 0;
}

/** The queries that can be answered by pages that are there, with the answers that are there. */
export function answerable(
  queries: readonly LabelledQuery[],
  pages: ReadonlySet<string>,
): LabelledQuery[] {
  return queries
    .map((query) => ({
      ...query,
      routes: query.routes.filter((route) => pages.has(pageOf(route))),
    }))
    .filter(({ routes }) => routes.length > 0);
}

function isRight(address: string, routes: readonly string[]): boolean {
  return routes.includes(address) || routes.includes(pageOf(address));
}

/** Asks an engine each query. */
export async function askAll(
  queries: readonly LabelledQuery[],
  search: Search,
): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const query of queries) {
    const found = (await search(query.query)).slice(0, 10);
    const place = found.findIndex((address) => isRight(address, query.routes)) + 1;
    outcomes.push({ query, place, found });
  }
  return outcomes;
}

/** Sums up outcomes. */
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
