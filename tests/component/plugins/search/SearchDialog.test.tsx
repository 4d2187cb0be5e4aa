import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { SearchResult } from '../../../../plugins/search/sources/searchSource';
import {
  active,
  answering,
  field,
  hosted,
  onClose,
  press,
  show,
  source,
  status,
  titles,
  type,
  wait,
} from './searchTools';

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

/** What a row of the list says, with the sign of its key. */
const withEnter = (text: string) => text.replace('DOCS', '↵DOCS');

beforeEach(() => {
  vi.useFakeTimers();
  onClose.mockClear();
});
afterEach(() => vi.useRealTimers());

describe('asking', () => {
  test('waits until typing has paused for 250 ms', async () => {
    const one = source('Docs search', answering(docs));
    show({ sources: [one] });
    type('ind');
    await wait(249);
    type('index');
    await wait(249);
    expect(one.search).not.toHaveBeenCalled();
    await wait(1);
    expect(one.search).toHaveBeenCalledExactlyOnceWith('index', expect.any(AbortSignal));
  });

  test('runs only for a non-empty query, trimmed', async () => {
    const one = source('Docs search', answering(docs));
    show({ sources: [one] });
    type('   ');
    await wait(1000);
    expect(one.search).not.toHaveBeenCalled();
    type(' index ');
    await wait(250);
    expect(one.search).toHaveBeenCalledExactlyOnceWith('index', expect.any(AbortSignal));
  });

  test('a late response to an older query is never shown', async () => {
    const slow = answering([{ title: 'Old', url: '/old' }], 2000);
    const fast = answering([{ title: 'New', url: '/new' }], 10);
    show({
      sources: [source('Docs search', (query) => (query === 'old' ? slow() : fast()))],
    });
    type('old');
    await wait(300);
    type('new');
    await wait(300);
    expect(titles()).toHaveLength(1);
    await wait(3000);
    expect(titles()).toHaveLength(1);
    expect(titles()[0]).toContain('New');
  });
});

describe('loading', () => {
  test('the indicator shows while either search is pending', async () => {
    show(hosted(answering(docs, 100), answering(ai, 600)));
    const spinner = () => screen.queryByRole('img', { name: 'Searching' });
    type('index');
    expect(spinner()).toBeNull();
    await wait(250);
    expect(spinner()).not.toBeNull();
    await wait(200);
    expect(titles()).toHaveLength(2);
    expect(spinner()).not.toBeNull();
    await wait(400);
    expect(titles()).toHaveLength(4);
    expect(spinner()).toBeNull();
  });

  test('skeleton rows show after 200 ms without a result, and nothing is highlighted', async () => {
    show({ sources: [source('Docs search', answering(docs, 1000))] });
    const skeleton = () => document.querySelectorAll('.skeleton').length;
    type('index');
    await wait(440);
    expect(skeleton()).toBe(0);
    await wait(20);
    expect(skeleton()).toBe(3);
    expect(active()).toBe(-1);
    await wait(1000);
    expect(skeleton()).toBe(0);
    expect(active()).toBe(0);
  });
});

describe('a source that does not respond', () => {
  const failing = () => Promise.reject(new Error('secret'));

  test('is named in one line, the other results stay, and Retry asks again', async () => {
    let isUp = false;
    show(hosted(answering(docs), () => (isUp ? answering(ai)() : failing())));
    type('index');
    await wait(300);
    expect(titles()).toHaveLength(2);
    expect(screen.getByText('AI search did not answer.')).toBeTruthy();
    expect(status()).toBe('2 results. AI search did not answer.');
    isUp = true;
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(document.activeElement).toBe(field());
    await wait(100);
    expect(titles()).toHaveLength(4);
    expect(screen.queryByText(/did not answer/)).toBeNull();
  });
});

describe('the list', () => {
  test('has docs, blog and chat in groups, with badges and real links', async () => {
    show(hosted(answering(docs), answering(ai)));
    type('index');
    await wait(300);
    const group = (name: string) => within(screen.getByRole('group', { name }));
    expect(group('Docs').getAllByRole('option')).toHaveLength(2);
    expect(group('Stack').getByText('STACK')).toBeTruthy();
    expect(group('Discord').getByText('DISCORD')).toBeTruthy();
    expect(
      group('Docs')
        .getAllByRole('option')
        .map((row) => row.getAttribute('href')),
    ).toEqual(['/database/indexes', '/database/indexes#define']);
    expect([...document.querySelectorAll('mark')].map((mark) => mark.textContent)).toContain(
      'Index',
    );
  });

  test('further results of a source are listed below the highlight, until there are none', async () => {
    const all = Array.from({ length: 5 }, (_, index) => ({
      title: `Page ${index}`,
      url: `/page-${index}`,
    }));
    // Two at a time.
    const search = async (_: string, __: AbortSignal, from = 0) => ({
      results: all.slice(from, from + 2),
      hasMore: from + 2 < all.length,
    });
    show({ sources: [source('Docs search', search)] });
    type('page');
    await wait(300);
    expect(titles()).toEqual(['Page 0DOCS', 'Page 1DOCS', 'Show more'].map(withEnter));
    press('End');
    expect(active()).toBe(2);
    press('Enter');
    await wait(10);
    expect(titles()).toHaveLength(5);
    expect(active()).toBe(2);
    fireEvent.click(screen.getByText('Show more'));
    await wait(10);
    expect(document.activeElement).toBe(field());
    expect(titles()).toHaveLength(5);
    expect(titles()).not.toContain('Show more');
    expect(status()).toBe('5 results.');
  });

  test('is left alone by translators, whose nodes React could not remove', () => {
    show({ sources: [] });
    expect(screen.getByRole('dialog').getAttribute('translate')).toBe('no');
  });

  test('only the highlighted page is prefetched; other hosts open in a new tab', async () => {
    const prefetch = vi.fn();
    vi.stubGlobal('docusaurus', { prefetch });
    show(hosted(answering([...docs, { title: 'Queries', url: '/queries' }]), answering(ai)));
    type('index');
    await wait(300);
    // The results are painted first.
    expect(prefetch).not.toHaveBeenCalled();
    await wait(100);
    expect(prefetch.mock.calls).toEqual([['/database/indexes']]);
    press('ArrowDown');
    press('ArrowDown');
    await wait(110);
    expect(prefetch).toHaveBeenCalledTimes(2);
    expect(prefetch).toHaveBeenLastCalledWith('/queries');
    const targets = screen.getAllByRole('option').map((row) => row.getAttribute('target'));
    expect(targets).toEqual([null, null, null, '_blank', '_blank']);
    vi.unstubAllGlobals();
  });

  test('suggests similar spellings if nothing was found', async () => {
    const search = (query: string) => answering(query === 'index' ? docs : [])();
    const one = { ...source('Docs search', search), suggest: async () => ['index', 'b'] };
    show({ sources: [one] });
    type('indxe');
    await wait(300);
    fireEvent.click(screen.getByRole('button', { name: 'index' }));
    await wait(300);
    expect(titles()).toHaveLength(2);
  });
});
