import { beforeAll, expect, test } from 'vitest';
import { readSynonyms } from '../../plugins/search/build/readerWords';
import type { SearchEngine } from '../../plugins/search/engine/find';
import { engineOf } from '../unit/plugins/search/pages';
import { readDocs } from './docs';
import { type GoldenQuery, readGolden } from './golden';

const { open, heldOut, must } = readGolden();

let engine: SearchEngine;
let addresses: ReadonlySet<string>;

beforeAll(async () => {
  const pages = await readDocs();
  addresses = new Set(
    pages.flatMap(({ path, sections }) => [path, ...sections.map(({ id }) => `${path}#${id}`)]),
  );
  ({ engine } = engineOf(pages, readSynonyms()));
}, 300_000);

/** The rank of the first right section among eight, or 0. That nothing fits is the first rank of nonsense. */
async function rankOf({ query, routes }: GoldenQuery): Promise<number> {
  const { sections } = await engine.find(query, { limit: 8 });
  if (routes.length === 0) return Number(!sections.some(({ fits }) => fits));
  const at = sections.findIndex(
    ({ path, id }) => routes.includes(path) || routes.includes(`${path}#${id}`),
  );
  return at + 1;
}

async function measure(queries: readonly GoldenQuery[]) {
  const ranks = await Promise.all(queries.map(rankOf));
  const count = (isRight: (rank: number) => boolean) => ranks.filter(isRight).length;
  return {
    ranks,
    first: count((rank) => rank === 1),
    three: count((rank) => rank >= 1 && rank <= 3),
  };
}

test('the answers of all golden queries are there', () => {
  expect(open.length + heldOut.length).toBeGreaterThanOrEqual(200);
  const missing = [...open, ...heldOut, ...must].flatMap(({ routes }) =>
    routes.filter((route) => !addresses.has(route)),
  );
  expect(missing).toEqual([]);
});

test('queries that must have their answer first have it', async () => {
  const { ranks } = await measure(must);
  expect(must.filter((_, index) => ranks[index] !== 1).map(({ query }) => query)).toEqual([]);
});

// A few queries less than today, because pages change.
test('of the open queries, enough have their answer first and among three', async () => {
  const { ranks, first, three } = await measure(open);
  const late = open.filter((_, index) => ranks[index] !== 1).map(({ query }) => query);
  expect(first, late.join('\n')).toBeGreaterThanOrEqual(107);
  expect(three, late.join('\n')).toBeGreaterThanOrEqual(112);
});

test('of the queries that are held out, enough have their answer first and among three', async () => {
  const { first, three } = await measure(heldOut);
  expect(first).toBeGreaterThanOrEqual(86);
  expect(three).toBeGreaterThanOrEqual(94);
});
