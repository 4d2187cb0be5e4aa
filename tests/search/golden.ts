import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

/** A query and the pages or sections that answer it, any of them. Without one, nothing may fit. */
export interface GoldenQuery {
  query: string;
  routes: string[];
}

/**
 * The queries that search is measured with. Single results of those that are held out are never looked at, so that
 * nothing is tuned to them.
 */
export function readGolden(): { open: GoldenQuery[]; heldOut: GoldenQuery[]; must: GoldenQuery[] } {
  const sets = parse(readFileSync('tests/search/golden.yaml', 'utf8')) as Record<
    'open' | 'held_out' | 'must',
    Record<string, string | string[]>
  >;
  const read = (set: Record<string, string | string[]>) =>
    Object.entries(set).map(([query, routes]) => ({ query, routes: [routes].flat() }));
  return { open: read(sets.open), heldOut: read(sets.held_out), must: read(sets.must) };
}
