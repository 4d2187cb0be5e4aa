import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { buildIndex } from '../../plugins/search/buildIndex';
import { growPages } from '../../plugins/search/evaluation/growPages.mts';
import { readDocs } from '../../plugins/search/evaluation/readDocs.mts';
import { indexFiles } from '../../plugins/search/indexFiles';
import { synonyms } from '../../plugins/search/synonyms';
import { createEngine } from '../../src/lib/search/createEngine';
import budgets from '../budgets.json';

const largeSite = 5000;

const { queries, files, before } = await (async () => {
  const pages = await readDocs(process.cwd());
  const fixture = JSON.parse(readFileSync('tests/fixtures/search/queries.json', 'utf8'));
  return {
    // Every fourth stands for all: compressing what they fetch takes the most time.
    queries: (fixture as { query: string }[]).filter((_, index) => index % 4 === 0),
    before: indexFiles(buildIndex(pages, synonyms)),
    files: indexFiles(buildIndex(growPages(pages, largeSite), synonyms)),
  };
})();

const sizes = new Map<string, number>();
function sizeOf(name: string): number {
  const size = sizes.get(name) ?? brotliCompressSync(files.get(name) ?? '').length;
  sizes.set(name, size);
  return size;
}

test('the index of 5,000 pages has a head of the same budget', () => {
  expect(files.size).toBeGreaterThan(largeSite);
  expect(sizeOf('head.json')).toBeLessThanOrEqual(budgets.search.headBytes);
});

test('the first results cost no more on 5,000 pages: nineteen of twenty queries stay within the budget', async () => {
  const all: number[] = [];
  for (const { query } of queries) {
    let bytes = 0;
    const engine = createEngine(async (name) => {
      bytes += sizeOf(name);
      return JSON.parse(files.get(name) ?? 'null');
    });
    await engine.search(query, 8);
    all.push(bytes);
  }
  all.sort((a, b) => a - b);
  expect(all.length).toBeGreaterThan(20);
  expect(all[0]).toBeGreaterThan(500);
  expect(all[Math.floor(all.length * 0.95)]).toBeLessThanOrEqual(budgets.search.firstResultsBytes);
});

// The assistant reads the same files: the terms of a question, then the pages it answers from.
test('no file that a search or an answer reads grows with the pages', () => {
  const largest = (all: ReadonlyMap<string, string>, kind: RegExp) =>
    Math.max(...[...all].filter(([name]) => kind.test(name)).map(([, text]) => text.length));
  for (const kind of [/^terms-/, /^page-/]) {
    expect(largest(files, kind), String(kind)).toBeLessThanOrEqual(largest(before, kind) * 1.1);
  }
});
