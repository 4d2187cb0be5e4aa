import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { close, createIndex } from 'pagefind';
import type { SearchPage } from '../../../src/lib/search/types.ts';
import { chromiumFlags } from '../findChromium.mts';
import * as engines from '../search/engines.mts';
import { answerable, askAll, type Search, scoreOf } from '../search/evaluate.mts';
import { oramaSearch } from '../search/oramaSearch.mts';
import { readDocs } from '../search/readDocs.mts';
import { brotliBytes } from './brotliBytes.mts';

/** The results of Pagefind's script in the page. */
interface PagefindResult {
  data: () => Promise<{ url: string; sub_results?: { url: string; locations: number[] }[] }>;
}

const escapeHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/**
 * The files of Pagefind's index of the same texts: title and headings as headings, the rest as paragraphs.
 */
async function pagefindFiles(pages: readonly SearchPage[]): Promise<Map<string, Uint8Array>> {
  const { index } = await createIndex();
  if (!index) throw new Error('Pagefind created no index.');
  for (const page of pages) {
    const sections = page.sections.map((section) => {
      const { id, heading, text, symbols, errors } = section;
      const title = heading === '' ? '' : `<h2 id="${id}">${escapeHtml(heading)}</h2>`;
      return `${title}<p>${escapeHtml(`${text} ${symbols} ${errors}`)}</p>`;
    });
    const intro = escapeHtml(`${page.description} ${page.keywords.join(', ')}`);
    const body = `<h1>${escapeHtml(page.title)}</h1><p>${intro}</p>${sections.join('')}`;
    const content = `<html lang="en"><body>${body}</body></html>`;
    await index.addHTMLFile({ url: page.path, content });
  }
  const { files } = await index.getFiles();
  await close();
  return new Map(files.map(({ path, content }) => [path, content]));
}

/** Serves Pagefind's files and searches them in Chromium, because Pagefind only runs in a browser. */
async function openPagefind(files: Map<string, Uint8Array>, executablePath: string) {
  let bytes = 0;
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://x').pathname;
    const content = files.get(path.slice(1));
    if (content === undefined) return response.end('<html></html>');
    // Its index is already compressed.
    bytes += path.endsWith('.js') ? brotliBytes(content) : content.length;
    const type = path.endsWith('.js') ? 'text/javascript' : 'application/octet-stream';
    response.setHeader('content-type', type);
    return response.end(content);
  });
  await new Promise((resolve) => server.listen(0, () => resolve(undefined)));
  const { port } = server.address() as import('node:net').AddressInfo;
  const browser = await chromium.launch({ executablePath, args: chromiumFlags });
  const page = await browser.newPage();
  await page.goto(`http://localhost:${port}/`);
  const search: Search = (query) =>
    page.evaluate(async (text) => {
      const address = '/pagefind.js';
      const pagefind = await import(address);
      const { results } = await pagefind.search(text);
      const top = await Promise.all(
        results.slice(0, 10).map((result: PagefindResult) => result.data()),
      );
      return top.map((data) => {
        const sections = [...(data.sub_results ?? [])];
        sections.sort((a, b) => b.locations.length - a.locations.length);
        return sections[0]?.url ?? data.url;
      });
    }, query);
  return {
    search,
    /** Bytes of a first query in a fresh page. */
    async firstBytes(query: string) {
      bytes = 0;
      await page.reload();
      await search(query);
      return bytes;
    },
    async close() {
      await browser.close();
      server.close();
    },
  };
}

/**
 * Compares our index with four engines on the same pages and queries.
 * @param executablePath of Chromium
 * @returns rows of a table
 */
export async function benchSearchEngines(root: string, executablePath: string): Promise<object[]> {
  const all = JSON.parse(readFileSync(join(root, 'tests/fixtures/search/queries.json'), 'utf8'));
  const pages = await readDocs(root);
  const queries = answerable(all, new Set(pages.map(({ path }) => path)));
  const texts = JSON.stringify(engines.sectionRecords(pages));
  const orama = await oramaSearch(pages);
  const pagefind = await openPagefind(await pagefindFiles(pages), executablePath);
  const firsts = [];
  for (const { query } of queries.slice(0, 15)) firsts.push(await pagefind.firstBytes(query));
  firsts.sort((a, b) => a - b);

  const candidates: [name: string, search: Search, bytes: number | string][] = [
    ['ours', engines.ownSearch(pages), 'see bench search'],
    [
      'MiniSearch',
      engines.miniSearch(pages),
      brotliBytes(JSON.stringify(engines.miniSearchIndex(pages))),
    ],
    [
      'lunr',
      engines.lunrSearch(pages),
      brotliBytes(JSON.stringify(engines.lunrIndex(pages))) + brotliBytes(texts),
    ],
    ['Orama', orama.search, brotliBytes(orama.file)],
    ['Pagefind', pagefind.search, firsts[7] ?? 0],
  ];
  const rows = [];
  for (const [engine, search, bytes] of candidates) {
    const { first, three, mrr } = scoreOf(await askAll(queries, search));
    const shown = { 'P@1': first.toFixed(2), 'success@3': three.toFixed(2), MRR: mrr.toFixed(2) };
    rows.push({ engine, queries: queries.length, ...shown, 'bytes to the first result': bytes });
  }
  await pagefind.close();
  return rows;
}
