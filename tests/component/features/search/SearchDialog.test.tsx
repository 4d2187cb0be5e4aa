import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type {
  SearchResult,
  SearchSource,
} from '../../../../src/features/docs-index/source/searchSource';
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
    expect(screen.getAllByText('did not answer')).toHaveLength(2);
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

  test('the filter limits it, and offers what the sources cover', async () => {
    show(hosted(answering(docs), answering(ai)));
    type('index');
    await wait(300);
    const radios = screen.getAllByRole('radio').map((radio) => radio.parentElement?.textContent);
    expect(radios).toEqual(['All4', 'Docs2', 'Stack1', 'Discord1']);
    fireEvent.click(screen.getByRole('radio', { name: 'Stack 1' }));
    expect(titles()).toHaveLength(1);
    expect(active()).toBe(0);
  });

  describe('of a source that has more', () => {
    const all = Array.from({ length: 12 }, (_, index) => ({
      title: `Page ${index}`,
      url: `/page-${index}`,
      section: index % 4 === 3 ? 'Functions' : 'Database',
    }));
    let isUp: boolean;
    const counting = (): SearchSource => {
      const search: SearchSource['search'] = async (_, signal, part) => {
        signal.throwIfAborted();
        if (part && !isUp) throw new Error('offline');
        const { from = 0, section } = part ?? {};
        const wanted = all.filter((one) => section === undefined || one.section === section);
        const counts = [
          ['Database', 9],
          ['Functions', 3],
        ] as const;
        // Two at a time.
        return { results: wanted.slice(from, from + 2), counts };
      };
      return source('Docs search', search);
    };
    beforeEach(async () => {
      isUp = true;
      show({ sources: [counting()] });
      type('page');
      await wait(300);
    });

    test('a chip counts all hits and lists the best of its section', async () => {
      const radios = screen.getAllByRole('radio').map((radio) => radio.parentElement?.textContent);
      expect(radios).toEqual(['All12', 'Database9', 'Functions3']);
      expect(titles()).toEqual(
        ['Page 0DatabaseDOCS', 'Page 1DatabaseDOCS', 'Show more2 of 12'].map(withEnter),
      );
      expect(status()).toBe('2 of 12 results.');
      fireEvent.click(screen.getByRole('radio', { name: 'Functions 3' }));
      await wait(10);
      expect(titles()).toEqual(
        ['Page 3FunctionsDOCS', 'Page 7FunctionsDOCS', 'Show more2 of 3'].map(withEnter),
      );
      expect(active()).toBe(0);
      // A section without any keeps the list as it was.
      type('other');
      await wait(300);
      expect(titles()).toHaveLength(3);
    });

    test('further ones are listed below the highlight, until none is left', async () => {
      press('End');
      expect(active()).toBe(2);
      press('Enter');
      await wait(10);
      expect(titles().slice(2)).toEqual(
        ['Page 2DatabaseDOCS', 'Page 3FunctionsDOCS', 'Show more4 of 12'].map(withEnter),
      );
      expect(active()).toBe(2);
      for (let shown = 4; shown < 12; shown += 2) {
        fireEvent.click(screen.getByText('Show more'));
        await wait(10);
      }
      expect(document.activeElement).toBe(field());
      expect(titles()).toHaveLength(12);
      expect(status()).toBe('12 results.');
    });
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
    const one = { ...source('Docs search', search), suggest: async () => ['index', 'b', 'c', 'd'] };
    show({ sources: [one] });
    type('indxe');
    await wait(300);
    expect(screen.queryByRole('button', { name: 'd' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'index' }));
    await wait(300);
    expect(titles()).toHaveLength(2);
  });
});

test.each([
  ['Escape', () => press('Escape')],
  ['Cancel', () => fireEvent.click(screen.getByText('Cancel'))],
  ['the backdrop', () => fireEvent.click(screen.getByRole('dialog'))],
])('%s closes the dialog', (_, close) => {
  show({ sources: [] });
  expect(onClose).not.toHaveBeenCalled();
  close();
  expect(onClose).toHaveBeenCalledOnce();
});
