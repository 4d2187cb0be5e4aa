import { describe, expect, test } from 'vitest';
import { buildIndex, indexFiles } from '../../../../../plugins/search/build/buildIndex';
import { readSynonyms } from '../../../../../plugins/search/build/readerWords';
import { searchRecords } from '../../../../../plugins/search/build/searchRecords';
import type { SearchPage } from '../../../../../plugins/search/build/types';
import { synonymKey } from '../../../../../plugins/search/engine/query';

const pages: SearchPage[] = [
  {
    path: '/docs/functions/actions',
    title: 'Actions',
    description: 'Call other services.',
    keywords: ['fetch', 'side effect'],
    kind: 'page',
    section: 'Functions',
    sections: [
      {
        id: '',
        heading: '',
        text: 'An action calls services.',
        symbols: 'ctx.runQuery',
        errors: '',
        topics: '',
      },
      {
        id: 'limits',
        heading: 'Limits',
        text: 'word '.repeat(4000),
        symbols: '',
        errors: 'Timed out',
        topics: '',
      },
    ],
  },
];

describe('records of a hosted index', () => {
  const records = searchRecords(pages, (path, id) => `https://x.dev${path}${id && '#'}${id}`);

  test('are one for the page and one for each section, with absolute addresses', () => {
    expect(records.map(({ title, objectID }) => [title, objectID])).toEqual([
      ['Actions', 'https://x.dev/docs/functions/actions'],
      ['Limits', 'https://x.dev/docs/functions/actions#limits'],
    ]);
  });

  test('stay below the 10 kB that the service takes', () => {
    for (const record of records) {
      expect(Buffer.byteLength(JSON.stringify(record))).toBeLessThan(10_000);
    }
    expect(records[1]?.contents.length).toBeGreaterThan(5000);
  });
});

describe('the index', () => {
  test('has an address that depends only on its content', () => {
    const version = (text: string) => {
      const [page] = pages;
      const sections = [{ id: '', heading: '', text, symbols: '', errors: '', topics: '' }];
      return buildIndex(page ? [{ ...page, sections }] : [], {}).head.version;
    };
    expect(version('one')).toBe(version('one'));
    expect(version('one')).not.toBe(version('two'));
    expect(version('one')).toMatch(/^[\w-]{10}$/);
  });

  test('is a file for what every query needs, one for each shard and one for each page', () => {
    expect([...indexFiles(buildIndex(pages, {})).keys()]).toEqual([
      'head.json',
      'words.json',
      'errors.json',
      'error-messages.json',
      'terms-0.json',
      'page-0-0.json',
      'pages.json',
    ]);
  });

  test('has the messages of errors below any base URL', () => {
    const text = 'Cause. It is slow. Fix. Make it fast.';
    const entry = { id: 'timed-out', heading: 'Timed out', text, symbols: '', topics: '' };
    for (const base of ['', '/docs']) {
      const path = `${base}/error`;
      const page = { path, title: 'Errors', description: '', keywords: [], kind: 'page' as const };
      const index = buildIndex([{ ...page, sections: [{ ...entry, errors: 'Timed out' }] }], {});
      expect(JSON.parse(indexFiles(index).get('error-messages.json') ?? '')).toEqual([
        [`${path}#timed-out`, 'Timed out'],
      ]);
    }
  });
});

describe('synonyms', () => {
  const phrases = Object.keys(readSynonyms());

  test('have no phrase that a query could not match', () => {
    expect(phrases.length).toBeGreaterThan(100);
    expect(phrases.filter((phrase) => synonymKey(phrase).split(' ').length > 3)).toEqual([]);
  });

  test('have no two phrases that are the same to search', () => {
    const keys = phrases.map(synonymKey);
    expect(phrases.filter((_, index) => keys.indexOf(keys[index] ?? '') !== index)).toEqual([]);
  });
});
