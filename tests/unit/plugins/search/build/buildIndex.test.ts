import { expect, test } from 'vitest';
import { buildIndex, indexFiles } from '../../../../../plugins/search/build/buildIndex';
import { errorEntries } from '../../../../../plugins/search/build/errorEntries';
import { readSynonyms } from '../../../../../plugins/search/build/readerWords';
import { searchRecords } from '../../../../../plugins/search/build/searchRecords';
import { synonymKey } from '../../../../../plugins/search/engine/query';
import { page, section } from '../pages';

const actions = page('/docs/functions/actions', 'Actions', [
  section('An action calls services.', '', '', { symbols: 'ctx.runQuery' }),
  section('word '.repeat(4000), 'limits', 'Limits', { errors: 'Timed out' }),
]);

test('a hosted index has a record of each page and section, below the 10 kB that the service takes', () => {
  const records = searchRecords([actions], (path, id) => `https://x.dev${path}${id && '#'}${id}`);
  expect(records.map(({ title, objectID }) => [title, objectID])).toEqual([
    ['Actions', 'https://x.dev/docs/functions/actions'],
    ['Limits', 'https://x.dev/docs/functions/actions#limits'],
  ]);
  for (const record of records) {
    expect(Buffer.byteLength(JSON.stringify(record))).toBeLessThan(10_000);
  }
  expect(records[1]?.contents.length).toBeGreaterThan(5000);
});

test('the version of the index depends only on its content', () => {
  const version = (text: string) => buildIndex([page('/a', 'A', text)], {}).head.version;
  expect(version('one')).toBe(version('one'));
  expect(version('one')).not.toBe(version('two'));
  expect(version('one')).toMatch(/^[\w-]{10}$/);
});

test.each(['', '/docs'])(
  'errors below the base URL %j have messages, cause, fix and code',
  (base) => {
    const lead = section('The lead.');
    const errors = page(`${base}/error`, 'Errors', [
      lead,
      section('They apply to each call.', 'limits', 'Limits'),
      section('Cause. It reads much. Fix. Read less. Use an index.', 'reads', 'Too many reads'),
      section('Cause. Hidden. Fix. Logs.', 'how', 'How errors look', {
        errors: 'Server Error\nUncaught Error: No\nat handler',
      }),
    ]);
    const details = page(`${base}/error/limits`, 'Limits', [
      lead,
      section('Too many reads', 'reads', 'Too many reads', {
        errors: 'Too many reads (limit: 3)\nPath: .a',
      }),
    ]);
    const guide = page(`${base}/functions/error`, 'Errors', [
      lead,
      section('Cause. No. Fix. No.', 'reads', 'Reads'),
    ]);
    const pages = [guide, details, errors];
    expect(errorEntries(pages)).toEqual([
      {
        url: `${base}/error#reads`,
        title: 'Too many reads',
        messages: ['Too many reads', 'Too many reads (limit: 3)'],
        cause: 'It reads much.',
        fix: 'Read less. Use an index.',
        more: `${base}/error/limits#reads`,
      },
      expect.objectContaining({ messages: ['How errors look', 'Server Error'] }),
    ]);
    const messages = indexFiles(buildIndex(pages, {})).get('error-messages.json') ?? '';
    expect(JSON.parse(messages)[0].slice(0, 2)).toEqual([`${base}/error#reads`, 'Too many reads']);
  },
);

test('synonyms have no phrase that a query could not match, and none twice', () => {
  const keys = Object.keys(readSynonyms()).map(synonymKey);
  expect(keys.length).toBeGreaterThan(100);
  expect(keys.filter((key) => key.split(' ').length > 3)).toEqual([]);
  expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
});
