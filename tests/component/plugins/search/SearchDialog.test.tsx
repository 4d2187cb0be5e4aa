import { useLocation } from '@docusaurus/router';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { setAskAiProvider } from '../../../../plugins/ask-ai';
import type {
  SearchAnswer,
  SearchResult,
  SearchSource,
} from '../../../../plugins/search/sources/searchSource';
import { SearchButton } from '../../../../plugins/search/ui';
import {
  createSources,
  openedWith,
  SearchDialog,
} from '../../../../plugins/search/ui/SearchDialog';
import { renderInSite } from '../../renderInSite';

const docs: SearchResult[] = [
  { title: 'Indexes', url: '/database/indexes', subtext: 'Database', snippet: 'An index orders.' },
  {
    title: 'Define an index',
    url: '/database/indexes#define',
    subtext: 'Indexes',
    kind: 'heading',
  },
];
const ai: SearchResult[] = [
  { title: 'Which index?', url: 'https://discord.com/1', subtext: 'Support thread' },
  { title: 'Databases are spreadsheets', url: 'https://stack.convex.dev/sheets' },
];

const answering =
  (results: SearchResult[], milliseconds = 0) =>
  () =>
    new Promise<SearchAnswer>((done) => setTimeout(done, milliseconds, { results }));
const failing = () => Promise.reject(new Error('secret'));

function Location() {
  return <p>{useLocation().pathname}</p>;
}

const labels = ['Docs search', 'AI search'];

/** Opens the dialog over sources that answer as given. Returns their searches. */
function show(...searches: SearchSource['search'][]) {
  const asked = searches.map((search) => vi.fn(search));
  const suggest = async () => ['index', 'b'];
  const sources = asked.map((search, index) => ({ label: labels[index] ?? '', search, suggest }));
  openedWith.set('');
  renderInSite(
    <>
      <Location />
      <SearchDialog sources={{ sources }} />
    </>,
  );
  return asked;
}

/** In small steps. React renders after each, as it does with a browser's timers. */
async function wait(milliseconds: number) {
  for (let left = milliseconds; left > 0; left -= 10) {
    await act(() => vi.advanceTimersByTimeAsync(Math.min(10, left)));
  }
}
const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Search' });
const write = (value: string) => fireEvent.change(field(), { target: { value } });
/** Types a query and waits until it has been searched for. */
async function type(value: string) {
  write(value);
  await wait(300);
}
const press = (key: string, init = {}) => fireEvent.keyDown(field(), { key, ...init });
const click = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const options = () => screen.queryAllByRole('option');
const titles = () => options().map((option) => option.textContent);
const active = () =>
  options().findIndex((option) => option.getAttribute('aria-selected') === 'true');
const status = () => screen.getByRole('status').textContent;
const isOpen = () => openedWith.read() !== undefined;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  act(() => openedWith.set(undefined));
  vi.useRealTimers();
});

describe('asking', () => {
  test('waits until typing has paused for 250 ms, for a query that is not empty, trimmed', async () => {
    const [search] = show(answering(docs));
    write('   ');
    await wait(1000);
    write('ind');
    await wait(249);
    write(' index ');
    await wait(249);
    expect(search).not.toHaveBeenCalled();
    await wait(1);
    expect(search).toHaveBeenCalledExactlyOnceWith('index', expect.any(AbortSignal));
    await type('');
    expect(search).toHaveBeenCalledOnce();
  });

  test('a late response to an older query is never shown', async () => {
    const slow = answering([{ title: 'Old', url: '/old' }], 2000);
    const fast = answering([{ title: 'New', url: '/new' }], 10);
    show((query) => (query === 'old' ? slow() : fast()));
    await type('old');
    await type('new');
    await wait(3000);
    expect(titles()).toEqual([expect.stringContaining('New')]);
  });

  test('the indicator shows while either search is pending, and a skeleton after 200 ms without a result', async () => {
    show(answering(docs, 1000), answering(ai, 1500));
    const spinner = () => screen.queryByRole('img', { name: 'Searching' });
    const skeleton = () => document.querySelectorAll('.skeleton').length;
    write('index');
    expect(spinner()).toBeNull();
    await wait(440);
    expect([spinner() !== null, skeleton()]).toEqual([true, 0]);
    await wait(20);
    expect([skeleton(), active()]).toEqual([3, -1]);
    await wait(900);
    expect([titles().length, active(), skeleton()]).toEqual([2, 0, 0]);
    expect(spinner()).not.toBeNull();
    await wait(500);
    expect(titles()).toHaveLength(4);
    expect(spinner()).toBeNull();
  });

  test('a source that fails is named in one line, the other results stay, and Retry asks again', async () => {
    let isUp = false;
    show(answering(docs), () => (isUp ? answering(ai)() : failing()));
    await type('index');
    expect(titles()).toHaveLength(2);
    expect(status()).toBe('2 results. AI search did not answer.');
    isUp = true;
    click('Retry');
    expect(document.activeElement).toBe(field());
    await wait(100);
    expect(titles()).toHaveLength(4);
    expect(screen.queryByText(/did not answer/)).toBeNull();
  });
});

describe('the list', () => {
  test('has docs, blog and chat in groups, with badges and real links', async () => {
    show(answering(docs), answering(ai));
    await type('index');
    const rows = (name: string) =>
      within(screen.getByRole('group', { name }))
        .getAllByRole('option')
        .map((row) => [
          row.querySelector('.badge')?.textContent,
          row.getAttribute('href'),
          row.getAttribute('target'),
        ]);
    expect(rows('Docs')).toEqual([
      ['DOCS', '/database/indexes', null],
      ['DOCS', '/database/indexes#define', null],
    ]);
    expect(rows('Stack')).toEqual([['STACK', 'https://stack.convex.dev/sheets', '_blank']]);
    expect(rows('Discord')).toEqual([['DISCORD', 'https://discord.com/1', '_blank']]);
    expect(document.querySelector('mark')?.textContent).toBe('Index');
    // React could not remove the nodes of a translator.
    expect(screen.getByRole('dialog').getAttribute('translate')).toBe('no');
  });

  test('further results of a source are listed below the highlight, until there are none', async () => {
    const all = Array.from({ length: 5 }, (_, index) => ({ title: `P${index}`, url: `/${index}` }));
    show(async (_, __, from = 0) => ({
      results: all.slice(from, from + 2),
      hasMore: from + 2 < all.length,
    }));
    await type('page');
    expect(titles()).toEqual(['P0↵DOCS', 'P1↵DOCS', 'Show more']);
    press('End');
    press('Enter');
    await wait(10);
    expect(titles()).toHaveLength(5);
    expect(active()).toBe(2);
    fireEvent.click(screen.getByText('Show more'));
    await wait(10);
    expect(document.activeElement).toBe(field());
    expect(titles()).not.toContain('Show more');
    expect(status()).toBe('5 results.');
  });

  test('only the highlighted page is prefetched, after the results are painted', async () => {
    const prefetch = vi.fn();
    vi.stubGlobal('docusaurus', { prefetch });
    show(answering([...docs, { title: 'Queries', url: '/queries' }]));
    await type('index');
    expect(prefetch).not.toHaveBeenCalled();
    await wait(100);
    press('ArrowDown');
    press('ArrowDown');
    await wait(110);
    expect(prefetch.mock.calls).toEqual([['/database/indexes'], ['/queries']]);
  });

  test('similar spellings are offered if nothing was found', async () => {
    show((query) => answering(query === 'index' ? docs : [])());
    await type('indxe');
    expect(screen.getByText('No results for “indxe”')).toBeTruthy();
    click('index');
    await wait(300);
    expect(titles()).toHaveLength(2);
  });
});

describe('the AI option', () => {
  const open = vi.fn(async () => {});
  beforeEach(() => {
    open.mockClear();
    setAskAiProvider({ prepare() {}, open });
  });

  test('is the first row, highlighted only without results, closes the dialog and asks about the query', async () => {
    show((query) => answering(query === 'index' ? docs : [])());
    await type('nothing');
    expect([titles().length, active()]).toEqual([1, 0]);
    await type('index');
    expect(titles()[0]).toContain('Can you tell me about index?Get an instant AI answer');
    expect(active()).toBe(1);
    press('ArrowUp');
    expect(active()).toBe(0);
    press('Enter');
    expect(isOpen()).toBe(false);
    expect(open).toHaveBeenCalledExactlyOnceWith('index', undefined);
  });

  test('is never chosen by an Enter before the results, which opens the first one', async () => {
    show(answering(docs, 1000));
    write('ind');
    press('Enter');
    // That one is forgotten with its query.
    await type('index');
    await wait(1000);
    expect(isOpen()).toBe(true);
    write('indexes');
    press('Enter');
    await wait(600);
    expect(titles()).toHaveLength(1);
    expect(active()).toBe(-1);
    press('Enter');
    expect(isOpen()).toBe(true);
    await wait(1000);
    expect(open).not.toHaveBeenCalled();
    expect(isOpen()).toBe(false);
    expect(screen.getByText('/database/indexes')).toBeTruthy();
  });
});

describe('the field', () => {
  test('keys that end the composition of an input method neither close nor move', async () => {
    show(answering(docs));
    await type('index');
    const before = active();
    for (const composing of [{ isComposing: true }, { keyCode: 229 }]) {
      for (const key of ['Escape', 'Enter', 'ArrowDown']) press(key, composing);
    }
    expect(isOpen()).toBe(true);
    expect(active()).toBe(before);
  });

  test('the clear button and the key hints appear with a query; nothing else is shown without', async () => {
    show(answering(docs));
    const hints = () => screen.queryAllByText(/^to (?:open link|select|close)$/);
    const clear = () => screen.queryByRole('button', { name: 'Clear the search' });
    expect(field().placeholder).toBe('Search across Docs, Stack, and Discord...');
    expect(field().getAttribute('aria-expanded')).toBe('false');
    expect([hints(), options(), clear()]).toEqual([[], [], null]);
    await type('index');
    expect(hints()).toHaveLength(3);
    expect(field().getAttribute('aria-expanded')).toBe('true');
    expect(field().getAttribute('aria-activedescendant')).toBe(
      options()[active()]?.getAttribute('id'),
    );
    expect(field().getAttribute('aria-controls')).toBe(screen.getByRole('listbox').id);
    fireEvent.click(clear() as HTMLElement);
    expect(document.activeElement).toBe(field());
    expect(field().value).toBe('');
    expect([hints(), options(), clear()]).toEqual([[], [], null]);
  });

  test('searches and pages of this device and common tasks are offered before anything is typed', async () => {
    localStorage.setItem('last-page', '/\n/functions/actions\n/gone');
    show(answering(docs));
    await type('index');
    press('Enter');
    act(() => openedWith.set(''));
    expect(field().value).toBe('');
    press('ArrowDown');
    await act(() => vi.dynamicImportSettled());
    const links = (name: string) =>
      within(screen.getByRole('heading', { name }).parentElement as HTMLElement)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href'));
    expect(links('Recent pages')).toEqual(['/functions/actions']);
    expect(links('Common tasks')).toHaveLength(8);
    click('index');
    await wait(300);
    expect(titles().length).toBeGreaterThan(1);
    click('Clear the search');
    click('Forget “index”');
    expect(screen.queryByRole('heading', { name: 'Recent searches' })).toBeNull();
    expect(localStorage.getItem('search.recent')).toBeNull();
    await act(() => vi.dynamicImportSettled());
    fireEvent.click(screen.getByRole('link', { name: 'Actions' }));
    expect(isOpen()).toBe(false);
    expect(screen.getByText('/functions/actions')).toBeTruthy();
  });
});

test('hosted sources replace the own index, which answers when all of them fail', () => {
  const algolia = { appId: 'app', searchApiKey: 'key', indexName: 'docs' };
  const ai = { projectId: 'project', apiKey: 'key' };
  const [own] = createSources({}).sources;
  expect(createSources({})).toEqual({ sources: [own] });
  const askAi = expect.objectContaining({ label: 'AI search' });
  expect(createSources({ ai })).toEqual({ sources: [own, askAi] });
  const hosted = createSources({ algolia, ai });
  expect(hosted.sources.map(({ label }) => label)).toEqual(['Docs search', 'AI search']);
  expect(hosted.sources).not.toContain(own);
  expect(hosted.fallback).toBe(own);
});

test.each([
  ['Linux x86_64', 'Ctrl K'],
  ['MacIntel', '⌘K'],
  ['iPhone', '⌘K'],
])('the button names the shortcut of %s: %s', (platform, hint) => {
  vi.stubGlobal('navigator', { platform });
  renderInSite(<SearchButton />);
  expect(screen.getByRole('button').textContent).toBe(`Search docs and more...${hint}`);
});
