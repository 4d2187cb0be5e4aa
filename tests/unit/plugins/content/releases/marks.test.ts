import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  type History,
  historyFile,
  laterReleases,
  marksOf,
  readHistory,
} from '../../../../../plugins/content/data/history';
import { formatHistory } from '../../../../../plugins/reference/versions/addRelease';

describe('the marks of a release', () => {
  const history: History = {
    package: 'tiny',
    releases: {
      '1.0.0': {},
      '1.1.0': { api: { new: ['server/a', 'server/b'] } },
      '1.2.0': { api: { removed: ['server/b'], deprecated: ['server/a', 'server/old'] } },
      '1.10.0': { api: { new: ['server/b'] } },
    },
  };

  test('say when each part arrived and was deprecated, up to that release', () => {
    expect(marksOf(history, 'api', '1.2.0')).toEqual(
      new Map([
        ['server/a', { since: '1.1.0', deprecated: '1.2.0' }],
        ['server/old', { deprecated: '1.2.0' }],
      ]),
    );
  });

  test('count the return of a name that was gone', () => {
    expect(marksOf(history, 'api', '1.10.0').get('server/b')).toEqual({ since: '1.10.0' });
  });

  test('begin after the first release, and end with the described one', () => {
    expect(laterReleases(history, '1.2.0')).toEqual(['1.1.0', '1.2.0']);
  });
});

describe('the committed history', () => {
  const history = readHistory();

  test('has the releases that brought what the docs rely on', () => {
    const marks = marksOf(history, 'api', '1.48.0');
    expect(marks.get('server/GenericDatabaseReader.get(table, id)')).toEqual({ since: '1.31.0' });
    expect(marks.get('server/RequestMetadata.authToken')).toEqual({ since: '1.42.2' });
    expect(marks.get('server/StorageId')).toEqual({ deprecated: '1.42.0' });
    expect(marks.get('values/VString.optional')).toEqual({ since: '1.46.0' });
    expect(marksOf(history, 'cli', '1.48.0').get('run --inline-query')).toEqual({
      since: '1.36.0',
    });
  });

  test('has no release that npm never had', () => {
    expect(Object.keys(history.releases)).not.toContain('1.47.0');
  });

  test('is written as the recorder writes it', () => {
    expect(readFileSync(historyFile(), 'utf8')).toBe(formatHistory(history));
  });
});
