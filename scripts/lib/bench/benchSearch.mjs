// @ts-check
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import createJiti from 'jiti';
import { brotliBytes } from './brotliBytes.mjs';
import { quantile } from './quantile.mjs';

const load = createJiti(fileURLToPath(import.meta.url), { interopDefault: true });

/** Pages of a corpus that stands for a large site; words differ from page to page as they do in texts. */
const largeSite = 5000;

/** @typedef {{ query: string, kind: string, routes: string[] }} LabelledQuery */

/**
 * Copies of the pages under other names, each with words of its own, until there are as many as wanted.
 * @param {any[]} pages
 * @param {number} count
 */
function growPages(pages, count) {
  return Array.from({ length: count }, (_, number) => {
    const page = pages[number % pages.length];
    const copy = Math.floor(number / pages.length);
    if (copy === 0) return page;
    const own = `topic${number}`;
    return {
      ...page,
      path: `${page.path}-${copy}`,
      title: `${page.title} ${own}`,
      sections: page.sections.map((/** @type {any} */ section) => ({
        ...section,
        text: `${section.text} ${own}`,
      })),
    };
  });
}

/**
 * What the first results of each labelled query cost, and how long a query takes once the index is there.
 * @param {string} root
 * @returns {Promise<object[]>} rows of a table
 */
export async function benchSearch(root) {
  const { readDocs } = load('../search/readDocs.ts');
  const { buildIndex } = load('../../../plugins/docusaurus/search-index/buildIndex.ts');
  const { indexFiles } = load('../../../plugins/docusaurus/search-index/indexFiles.ts');
  const { synonyms } = load('../../../plugins/docusaurus/search-index/synonyms.ts');
  const { createEngine } = load('../../../src/lib/search/createEngine.ts');
  const queries = /** @type {LabelledQuery[]} */ (
    JSON.parse(readFileSync(join(root, 'tests/fixtures/search/queries.json'), 'utf8'))
  );
  const today = await readDocs(root);
  const rows = [];
  for (const pages of [today, growPages(today, largeSite)]) {
    /** @type {Map<string, string>} */
    const files = indexFiles(buildIndex(pages, synonyms));
    /** @type {Map<string, number>} */
    const sizes = new Map();
    const sizeOf = (/** @type {string} */ name) => {
      const known = sizes.get(name);
      if (known !== undefined) return known;
      const size = brotliBytes(files.get(name) ?? '');
      sizes.set(name, size);
      return size;
    };
    const bytes = [];
    for (const { query } of queries) {
      let sum = 0;
      const fresh = createEngine(async (/** @type {string} */ name) => {
        sum += sizeOf(name);
        return JSON.parse(files.get(name) ?? 'null');
      });
      await fresh.search(query, 8);
      bytes.push(sum);
    }
    const warm = createEngine(async (/** @type {string} */ name) =>
      JSON.parse(files.get(name) ?? 'null'),
    );
    for (const { query } of queries) await warm.search(query, 8);
    const times = [];
    for (const { query } of queries) {
      // The time of the processor, which other programs on the machine do not change much.
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
