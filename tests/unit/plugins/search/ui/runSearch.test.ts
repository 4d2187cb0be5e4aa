import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type {
  SearchResult,
  SearchSource,
} from '../../../../../plugins/search/sources/searchSource';
import type { OwnSite } from '../../../../../plugins/search/ui/runSearch';
import { runSearch, type SearchProgress } from '../../../../../plugins/search/ui/runSearch';

const site: OwnSite = { hosts: [], baseUrl: '/', router: 'browser' };
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
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

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
  return told.map(({ results, failed, incomplete, more, ...rest }) => ({
    ...rest,
    ...(incomplete.length > 0 && { incomplete: incomplete.map(({ label }) => label) }),
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

  test('a source that fails is named, and the results of the others stay', async () => {
    const told = await run([answering(10, 'docs'), failing('AI search')], answering(1, 'embedded'));
    expect(told.at(-1)).toEqual({
      titles: ['docs'],
      isPending: false,
      failed: ['AI search'],
      isFallback: false,
    });
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
    const told = await run([answering(10, 'docs'), silent]);
    expect(told.at(-1)).toMatchObject({ titles: ['docs'], failed: ['AI search'] });
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

  test('when the embedded index fails too, nothing is left to show', async () => {
    expect((await run([failing('Docs search')], failing('Docs search'))).at(-1)).toEqual({
      titles: [],
      isPending: false,
      failed: ['Docs search'],
      isFallback: false,
    });
  });

  test('a result that can’t be read is left out, its source is named, and the search ends', async () => {
    const broken = { ...result('broken'), title: undefined } as never;
    const partly = source('AI search', async () => ({ results: [broken, result('ai')] }));
    expect((await run([answering(10, 'docs'), partly])).at(-1)).toEqual({
      titles: ['docs', 'ai'],
      isPending: false,
      failed: [],
      incomplete: ['AI search'],
      isFallback: false,
    });
  });

  test('a source that has left out malformed results is named too', async () => {
    const partly = source('AI search', async () => ({
      results: [result('ai')],
      isIncomplete: true,
    }));
    expect((await run([partly])).at(-1)).toMatchObject({ incomplete: ['AI search'] });
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

  test('logs nothing, because an error may contain the key', async () => {
    const log = (['log', 'info', 'warn', 'error', 'debug'] as const).map((name) =>
      vi.spyOn(console, name),
    );
    await run([failing('Docs search'), failing('AI search')], failing('Docs search'));
    for (const spy of log) expect(spy).not.toHaveBeenCalled();
  });
});
