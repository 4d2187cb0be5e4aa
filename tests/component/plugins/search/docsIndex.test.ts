// cspell:ignore actoins
import { buildIndex, indexFiles } from '@site/plugins/search/build/buildIndex';
import type { SearchPage } from '@site/plugins/search/build/types';
import { openIndex } from '@site/plugins/search/sources/docsIndex';
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

const find = async (query: string, source = openIndex(location)) =>
  (await source.search(query, signal)).results;

describe('the embedded index', () => {
  test('loads nothing before intent, and then what every query needs', async () => {
    const source = openIndex(location);
    expect(asked).toEqual([]);
    await source.prepare?.();
    expect(asked).toEqual(['/docs/search-index/v/head.json']);
  });

  test('returns eight results at most', async () => {
    expect(await find('filler')).toHaveLength(8);
  });

  test('goes on after the first results', async () => {
    const source = openIndex(location);
    const urls = new Set<string>();
    for (const from of [0, 8, 16]) {
      const { results, hasMore } = await source.search('filler', signal, from);
      expect(hasMore).toBe(from < 16);
      for (const { url } of results) urls.add(url);
    }
    expect(urls.size).toBe(20);
  });

  test('answers a question with excerpts of the Markdown copies, or with the snippet of a page that has none', async () => {
    files.set('/docs/queries.md', '# Queries\n\nA query reads documents, and [more](/x).\n');
    const sections = await openIndex(location).answer('What does a query read?', signal);
    files.delete('/docs/queries.md');
    expect(sections[0]).toEqual({
      title: 'Queries',
      url: '/docs/queries',
      blocks: [expect.objectContaining({ text: 'A query reads documents, and more.' })],
    });
    expect(sections.length).toBeLessThanOrEqual(5);
    const [other] = await openIndex(location).answer('Which actions call services?', signal);
    expect(other?.blocks[0]?.text).toBe('An action calls services.');
    expect(await openIndex(location).answer('How do I bake bread?', signal)).toEqual([]);
  });

  test('works offline once the rest is loaded', async () => {
    const source = openIndex(location);
    await source.search('actions', signal);
    await vi.advanceTimersByTimeAsync(2000);
    expect(asked).toContain('/docs/search-index/v/pages.json');
    isOnline = false;
    const [first] = await find('queries', source);
    expect(first?.url).toBe('/docs/queries');
  });

  test('prefetches only from loaded files, with the same results', async () => {
    const source = openIndex(location);
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
    const source = openIndex({ ...location, address: '/elsewhere/' });
    await expect(source.search('actions', signal)).rejects.toThrow('returned status 404');
  });
});
