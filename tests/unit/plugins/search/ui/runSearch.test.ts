import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type {
  SearchResult,
  SearchSource,
} from '../../../../../plugins/search/sources/searchSource';
import {
  groupResults,
  mergeResults,
  type OwnSite,
  originOf,
  resolveAddress,
  runSearch,
  type SearchProgress,
} from '../../../../../plugins/search/ui/runSearch';
import { moveHighlight } from '../../../../../plugins/search/ui/useListNavigation';
import { announcement, type SearchState } from '../../../../../plugins/search/ui/useSearch';

const site: OwnSite = {
  hosts: ['preview.example.com', 'docs.convex.dev'],
  baseUrl: '/',
  router: 'browser',
};
const below: OwnSite = { ...site, baseUrl: '/pr-1/' };
const hash: OwnSite = { ...below, router: 'hash' };
const result = (title: string): SearchResult => ({ title, url: `/${title}` });

function source(label: string, search: SearchSource['search']): SearchSource {
  return { label, search };
}
const answering = (milliseconds: number, title: string) =>
  source(
    title,
    () => new Promise((done) => setTimeout(done, milliseconds, { results: [result(title)] })),
  );
const failing = (label: string) => source(label, () => Promise.reject(new Error('key: secret')));

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

/** Runs a search to its end and lists what it reported. */
async function run(
  sources: SearchSource[],
  fallback?: SearchSource,
  signal = new AbortController().signal,
) {
  const told: SearchProgress[] = [];
  const ended = runSearch('a', { sources, fallback }, site, signal, (one) => told.push(one));
  await vi.runAllTimersAsync();
  await ended;
  return told.map(({ results, failed, more, ...rest }) => ({
    ...rest,
    titles: results.map(({ title }) => title),
    failed: failed.map(({ label }) => label),
    ...(more && { more: more.label }),
  }));
}

describe('a search over several sources', () => {
  test('queries them in parallel and shows each response as it arrives, the docs first', async () => {
    expect(await run([answering(200, 'docs'), answering(100, 'ai')])).toEqual([
      { titles: ['ai'], isPending: true, failed: [], isFallback: false },
      { titles: ['docs', 'ai'], isPending: false, failed: [], isFallback: false },
    ]);
  });

  test('a source that does not respond within 8 s counts as failed, and its request is aborted', async () => {
    let isAborted = false;
    const silent = source('AI search', (_, signal) => {
      signal.addEventListener('abort', () => {
        isAborted = true;
      });
      return new Promise(() => {});
    });
    const started = Date.now();
    const told = await run([answering(10, 'docs'), silent], answering(1, 'embedded'));
    expect(told.at(-1)).toMatchObject({
      titles: ['docs'],
      failed: ['AI search'],
      isFallback: false,
    });
    expect(Date.now() - started).toBe(8000);
    expect(isAborted).toBe(true);
  });

  test('both failing shows the embedded index’s results instead', async () => {
    const told = await run(
      [failing('Docs search'), failing('AI search')],
      answering(5, 'embedded'),
    );
    expect(told.map(({ isPending }) => isPending)).toEqual([true, true, false]);
    expect(told.at(-1)).toEqual({
      titles: ['embedded'],
      isPending: false,
      failed: ['Docs search', 'AI search'],
      isFallback: true,
    });
  });

  test('when the embedded index fails too, nothing is left to show, nor logged, as an error may contain the key', async () => {
    const log = (['log', 'info', 'warn', 'error', 'debug'] as const).map((name) =>
      vi.spyOn(console, name),
    );
    expect((await run([failing('Docs search')], failing('Docs search'))).at(-1)).toEqual({
      titles: [],
      isPending: false,
      failed: ['Docs search'],
      isFallback: false,
    });
    for (const spy of log) expect(spy).not.toHaveBeenCalled();
  });

  test('after an abort nothing is reported and the requests are aborted', async () => {
    const controller = new AbortController();
    let given: AbortSignal | undefined;
    const slow = source('Docs search', (_, signal) => {
      given = signal;
      return new Promise((done) => setTimeout(done, 100, { results: [result('late')] }));
    });
    setTimeout(() => controller.abort(), 50);
    expect(await run([slow], undefined, controller.signal)).toEqual([]);
    expect(given?.aborted).toBe(true);
  });
});

describe('the address of a result', () => {
  test.each([
    ['https://docs.convex.dev/functions/actions#limits', site, '/functions/actions#limits'],
    ['http://preview.example.com/?a=1', site, '/?a=1'],
    ['//docs.convex.dev/functions', site, '/functions'],
    ['/functions', site, '/functions'],
    ['https://docs.convex.dev/functions', below, '/pr-1/functions'],
    ['https://docs.convex.dev/pr-1/functions#x', below, '/pr-1/functions#x'],
    ['/pr-1', below, '/pr-1/'],
    ['https://docs.convex.dev/functions#x', hash, '/functions#x'],
    ['https://docs.convex.dev/pr-1/#/functions#x', hash, '/functions#x'],
    ['https://stack.convex.dev/functions', site, 'https://stack.convex.dev/functions'],
    ['https://docs.convex.dev.example.com/x', site, 'https://docs.convex.dev.example.com/x'],
    ['//elsewhere.example.com/x', site, 'https://elsewhere.example.com/x'],
    ['\t//elsewhere.example.com/x', site, 'https://elsewhere.example.com/x'],
  ])('%j, on %j, leads to %s', (url, mount, address) => {
    expect(resolveAddress(url, mount)).toBe(address);
  });

  test.each([
    'https://docs.convex.dev//elsewhere.example.com/x',
    'https://docs.convex.dev/pr-1//elsewhere.example.com/x',
    'https://docs.convex.dev/#//elsewhere.example.com/x',
    'https://docs.convex.dev/#/\\elsewhere.example.com/x',
  ])('%s stays on this site, where its path begins with one slash', (url) => {
    for (const mount of [site, below, hash]) {
      expect(resolveAddress(url, mount)).toMatch(/^\/(?:pr-1\/+)?elsewhere\.example\.com\/x$/);
    }
  });

  test.each([
    'javascript:alert(1)',
    'java\nscript:alert(1)',
    'javascript://docs.convex.dev/%0a(alert)(1)',
    'data:text/html,<script>alert(1)</script>',
    'mailto:a@example.com',
    'http://elsewhere.example.com/x',
    'https://docs.convex.dev@elsewhere.example.com/x',
    'not a url',
    '#functions',
    '',
  ])('%j is dropped', (url) => {
    expect(resolveAddress(url, site)).toBeUndefined();
  });
});

test('results are merged, docs first, without untitled ones, unsafe addresses and duplicates by url', () => {
  const docs = [
    { title: '', url: '/b' },
    { title: 'Docs', url: 'https://docs.convex.dev/functions/#a' },
    { title: '  ', url: '/c' },
  ];
  const ai = [
    { title: 'AI', url: '/functions#a' },
    { title: 'Unsafe', url: 'javascript:alert(1)' },
    { title: 'Titled', url: '/b' },
  ];
  expect(mergeResults([docs, ai], site)).toEqual([
    { title: 'Docs', url: '/functions#a' },
    { title: 'Titled', url: '/b' },
  ]);
});

test('results are grouped by place and page, best first', () => {
  const urls = ['/a#1', '/b', 'https://stack.convex.dev/x', '/a', '/a#2', 'https://discord.com/1'];
  const groups = groupResults(urls.map((url) => ({ title: url, url })));
  expect(
    groups.map(({ place, rows }) => [
      place,
      rows.map(({ result, isSamePage }) => (isSamePage ? `+ ${result.url}` : result.url)),
    ]),
  ).toEqual([
    ['Docs', ['/a#1', '+ /a', '+ /a#2', '/b']],
    ['Stack', ['https://stack.convex.dev/x']],
    ['Discord', ['https://discord.com/1']],
  ]);
  expect(originOf('https://canary.discord.com/channels/1')).toBe('Discord');
  expect(originOf('https://example.com/?from=stack.convex.dev')).toBe('Docs');
});

const [docsSearch, aiSearch] = [failing('Docs search'), failing('AI search')];
const results = (count: number) => Array.from({ length: count }, (_, index) => result(`${index}`));

test.each<[string, Partial<SearchState>]>([
  ['No results for “index”.', {}],
  ['1 result.', { results: results(1) }],
  ['', { isPending: true, failed: [docsSearch] }],
  ['', { isCurrent: false }],
  ['Docs search did not answer.', { failed: [docsSearch] }],
  [
    '1 result. Docs search and AI search did not answer. These results are from this site’s own index.',
    { results: results(1), failed: [docsSearch, aiSearch], isFallback: true },
  ],
])('a screen reader hears “%s” of %j', (text, state) => {
  const ended = { answered: 'index', results: [], failed: [], isPending: false, isCurrent: true };
  expect(announcement({ ...ended, ...state } as unknown as SearchState)).toBe(text);
});

test.each([
  ['ArrowDown', 7, 7],
  ['ArrowDown', -1, 0],
  ['ArrowUp', 0, 0],
  ['PageUp', 6, 1],
  ['PageDown', 5, 7],
  ['Home', 6, 0],
  ['End', 1, 7],
  ['a', 3, undefined],
])('%s moves the highlight of eight rows from %i to %s', (key, from, to) => {
  expect(moveHighlight(key, from, 8)).toBe(to);
});
