import { buildIndex, indexFiles } from '@site/plugins/search/build/buildIndex';
import { openIndex } from '@site/plugins/search/sources/docsIndex';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, section } from '../../../unit/plugins/search/pages';

const pages = [
  page('/docs/actions', 'Actions', 'An action calls services.'),
  page('/docs/queries', 'Queries', [
    section('A query reads documents.'),
    section('Page by page.', 'paging', 'Paging'),
  ]),
  ...Array.from({ length: 20 }, (_, index) =>
    page(`/docs/p${index}`, `Page ${index}`, 'Filler text.', { section: 'Functions' }),
  ),
];
const files = indexFiles(buildIndex(pages, {}));

let asked: string[];
let isOnline: boolean;

async function load(name: string): Promise<unknown> {
  if (!isOnline) throw new TypeError('Failed to fetch');
  asked.push(name);
  return JSON.parse(files.get(name) ?? 'null');
}

beforeEach(() => {
  vi.useFakeTimers();
  asked = [];
  isOnline = true;
});
afterEach(() => vi.useRealTimers());

const { signal } = new AbortController();

test('loads nothing before an interaction, then what every query needs, and the rest after the first results', async () => {
  const source = openIndex(load);
  expect(asked).toEqual([]);
  await source.prepare();
  expect(asked).toEqual(['head.json']);
  await source.search('actions', signal);
  await vi.advanceTimersByTimeAsync(2000);
  expect(asked).toContain('pages.json');
  isOnline = false;
  const { results } = await source.search('queries', signal);
  expect(results[0]?.url).toBe('/docs/queries');
});

test('tries again what could not be loaded', async () => {
  isOnline = false;
  const source = openIndex(load);
  await expect(source.search('paging', signal)).rejects.toThrow('Failed to fetch');
  isOnline = true;
  const { results } = await source.search('paging', signal);
  expect(results[0]).toEqual({
    title: 'Paging',
    url: '/docs/queries#paging',
    subtext: 'Queries',
    snippet: 'Page by page.',
    matches: ['Paging', 'Page', 'page'],
    kind: 'heading',
  });
});

test('returns eight results at a time', async () => {
  const source = openIndex(load);
  const urls = new Set<string>();
  for (const from of [0, 8, 16]) {
    const { results, hasMore } = await source.search('filler', signal, from);
    expect([results.length, hasMore]).toEqual(from < 16 ? [8, true] : [4, false]);
    for (const { url } of results) urls.add(url);
  }
  expect(urls.size).toBe(20);
});

test('answers a question with excerpts of the Markdown copies, or with the snippet of a page that has none', async () => {
  vi.stubGlobal('fetch', async (address: string) =>
    address === '/docs/queries.md'
      ? new Response('# Queries\n\nA query reads documents, and [more](/x).\n')
      : new Response('Not found', { status: 404 }),
  );
  const { answer } = openIndex(load);
  const sections = await answer('What does a query read?', signal);
  expect(sections[0]).toMatchObject({
    title: 'Queries',
    url: '/docs/queries',
    blocks: [{ text: 'A query reads documents, and more.' }],
  });
  expect(sections.length).toBeLessThanOrEqual(5);
  const [other] = await answer('Which actions call services?', signal);
  expect(other?.blocks[0]?.text).toBe('An action calls services.');
  expect(await answer('How do I bake bread?', signal)).toEqual([]);
});
