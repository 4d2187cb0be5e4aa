import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LabelledQuery } from '../../plugins/search/index.ts';
import {
  buildIndex,
  growPages,
  indexFiles,
  readDocs,
  synonyms,
} from '../../plugins/search/index.ts';
import { createEngine } from '../../src/lib/search/createEngine.ts';
import { brotliBytes } from './brotliBytes.mts';
import { quantile } from './quantile.mts';

/** Pages of a corpus that stands for a large site. */
const largeSite = 5000;

/**
 * What the first results of each labelled query cost, and how long a query takes once the index is there.
 * @returns rows of a table
 */
export async function benchSearch(root: string): Promise<object[]> {
  const queries: LabelledQuery[] = JSON.parse(
    readFileSync(join(root, 'tests/fixtures/search/queries.json'), 'utf8'),
  );
  const today = await readDocs(root);
  const rows = [];
  for (const pages of [today, growPages(today, largeSite)]) {
    const files: Map<string, string> = indexFiles(buildIndex(pages, synonyms));
    const sizes: Map<string, number> = new Map();
    const sizeOf = (name: string) => {
      const known = sizes.get(name);
      if (known !== undefined) return known;
      const size = brotliBytes(files.get(name) ?? '');
      sizes.set(name, size);
      return size;
    };
    const bytes = [];
    for (const { query } of queries) {
      let sum = 0;
      const fresh = createEngine(async (name: string) => {
        sum += sizeOf(name);
        return JSON.parse(files.get(name) ?? 'null');
      });
      await fresh.search(query, 8);
      bytes.push(sum);
    }
    const warm = createEngine(async (name: string) => JSON.parse(files.get(name) ?? 'null'));
    for (const { query } of queries) await warm.search(query, 8);
    const times = [];
    for (const { query } of queries) {
      // CPU time, which other programs on the machine hardly affect.
      const before = process.cpuUsage();
      await warm.search(query, 8);
      const { user, system } = process.cpuUsage(before);
      times.push((user + system) / 1000);
    }
    rows.push({
      pages: pages.length,
      'index bytes to first results, median': quantile(bytes, 0.5),
      p95: quantile(bytes, 0.95),
      most: Math.max(...bytes),
      'CPU ms a query, median': Number(quantile(times, 0.5).toFixed(1)),
      'CPU ms, p95': Number(quantile(times, 0.95).toFixed(1)),
    });
  }
  return rows;
}
