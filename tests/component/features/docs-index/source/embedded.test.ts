// cspell:ignore actoins
import { buildIndex } from '@site/plugins/search/buildIndex';
import { indexFiles } from '@site/plugins/search/indexFiles';
import { createEmbeddedSource } from '@site/src/features/docs-index/source/embedded';
import type { SearchPage } from '@site/src/lib/search/searchIndex';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

const page = (path: string, title: string, text: string, more = {}): SearchPage => ({
  path,
  title,
  description: '',
  keywords: [],
  kind: 'page',
  section: 'Functions',
  sections: [
    { id: '', heading: '', text, symbols: '', errors: '', topics: '' },
    {
      id: 'limits',
      heading: 'Quotas',
      text: `Quotas of ${title}.`,
      symbols: '',
      errors: '',
      topics: '',
    },
  ],
  ...more,
});

const pages = [
  page('/docs/actions', 'Actions', 'An action calls services.'),
  page('/docs/queries', 'Queries', 'A query reads documents.', {
    sections: [
      {
        id: '',
        heading: '',
        text: 'A query reads documents.',
        symbols: '',
        errors: '',
        topics: '',
      },
      {
        id: 'paging',
        heading: 'Paging',
        text: 'Page by page.',
        symbols: '',
        errors: '',
        topics: '',
      },
    ],
  }),
  page('/docs/api/values', 'Values', 'A module of values.', { kind: 'api' }),
  ...Array.from({ length: 20 }, (_, index) =>
    page(`/docs/p${index}`, `Page ${index}`, 'Filler text.', {
      section: index === 19 ? undefined : 'Functions',
    }),
  ),
];
const files = indexFiles(buildIndex(pages, {}));
const location = { address: '/docs/search-index/v/', isDraft: false };

let asked: string[];
let isOnline: boolean;

beforeEach(() => {
  vi.useFakeTimers();
  asked = [];
  isOnline = true;
  vi.stubGlobal('fetch', async (address: string) => {
    if (!isOnline) throw new TypeError('Failed to fetch');
    asked.push(address);
    const file = files.get(address.replace(location.address, ''));
    return new Response(file ?? 'Not found', { status: file === undefined ? 404 : 200 });
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const { signal } = new AbortController();

const find = async (query: string, source = createEmbeddedSource(location)) =>
  (await source.search(query, signal)).results;

describe('the embedded index', () => {
  test('loads nothing before intent, and then what every query needs', async () => {
    const source = createEmbeddedSource(location);
    expect(asked).toEqual([]);
    await source.prepare?.();
    expect(asked).toEqual(['/docs/search-index/v/head.json']);
  });

  test('returns eight results at most', async () => {
    expect(await find('filler')).toHaveLength(8);
  });

  test('counts all results by section, and gives the ones after the first or of a section', async () => {
    const source = createEmbeddedSource(location);
    const { results, counts } = await source.search('filler', signal);
    expect(counts).toEqual([
      ['Functions', 19],
      ['Docs', 1],
    ]);
    const urls = new Set(results.map(({ url }) => url));
    for (const from of [8, 16]) {
      for (const { url } of (await source.search('filler', signal, { from })).results)
        urls.add(url);
    }
    expect(urls.size).toBe(20);
    const unnamed = await source.search('filler', signal, { from: 0, section: 'Docs' });
    expect(unnamed.results.map(({ url }) => url)).toEqual(['/docs/p19#limits']);
    expect(unnamed.counts).toEqual(counts);
  });

  test('works offline once the rest is loaded', async () => {
    const source = createEmbeddedSource(location);
    await source.search('actions', signal);
    await vi.advanceTimersByTimeAsync(2000);
    expect(asked).toContain('/docs/search-index/v/pages.json');
    isOnline = false;
    const [first] = await find('queries', source);
    expect(first?.url).toBe('/docs/queries');
  });

  test('prefetches only from loaded files, with the same results', async () => {
    const source = createEmbeddedSource(location);
    source.prefetch?.('queries');
    expect(asked).toEqual([]);
    const known = await source.search('queries', signal);
    await vi.advanceTimersByTimeAsync(2000);
    const before = asked.length;
    source.prefetch?.('actions');
    source.prefetch?.('queries');
    expect(await source.search('queries', signal)).toEqual(known);
    expect((await find('actions', source))[0]?.url).toBe('/docs/actions');
    expect(asked).toHaveLength(before);
  });

  test('reports the status of a failed request', async () => {
    const source = createEmbeddedSource({ ...location, address: '/elsewhere/' });
    await expect(source.search('actions', signal)).rejects.toThrow('returned status 404');
  });
});
