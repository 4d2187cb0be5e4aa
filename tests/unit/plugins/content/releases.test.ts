import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  type History,
  historyFile,
  laterReleases,
  marksOf,
  readHistory,
} from '../../../../plugins/content/data/history';
import { checkChanges } from '../../../../plugins/content/rules/releases';
import { formatHistory } from '../../../../plugins/reference/versions/recordReleases';
import { pageFrom } from './pageFrom';

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

const releases = { '1.0.0': {}, '1.1.0': {}, '1.2.0': {}, '1.3.0': {} };
const documented = { history: { package: 'convex', releases }, version: '1.2.0' };

const page = (body: string) => `---\ntitle: A page\n---\n\nThe lead.\n\n${body}\n`;

const section = (version: string, entry = 'Text.') =>
  `## ${version} {/* #${version} */}\n\n${entry}\n\n`;

/** The problems of a site with a list of changes and a page that marks something. */
function faultsOf(changes: string, mark = ''): string[] {
  const list = pageFrom(page(changes), 'docs/changes.mdx');
  const other = pageFrom(page(mark), 'docs/functions/actions.mdx');
  const pages = new Map([list, other].map((one) => [one.file, one]));
  return checkChanges(pages, documented).map(
    ({ file, line, message }) => `${file}:${line} ${message}`,
  );
}

const complete =
  section('1.2.0', '- **A.** B. [Actions](./functions/actions.mdx#a)') + section('1.1.0');

describe('the list of changes', () => {
  test('is right when it has each release, newest first', () => {
    expect(faultsOf(complete)).toEqual([]);
  });

  test('may have a release that is not documented yet', () => {
    expect(faultsOf(section('1.3.0') + complete)).toEqual([]);
  });

  test('must have every documented release', () => {
    expect(faultsOf(section('1.2.0'))).toEqual([
      'docs/changes.mdx:1 convex 1.1.0 is missing. Add "## 1.1.0 {/* #1.1.0 */}" and its entries.',
    ]);
  });

  test('must not have a release that npm never had', () => {
    expect(faultsOf(section('1.2.5') + complete)).toEqual([
      'docs/changes.mdx:7 npm has no convex 1.2.5. Move its entries to the release that brought them.',
    ]);
  });

  test('must be in order', () => {
    expect(faultsOf(section('1.1.0') + section('1.2.0'))).toEqual([
      'docs/changes.mdx:11 1.2.0 is below 1.1.0. Put the newest release first.',
    ]);
  });
});

describe('a mark on a page', () => {
  test('has an entry of its release that links to the page', () => {
    expect(faultsOf(complete, 'A <Since version="1.2.0" />.')).toEqual([]);
  });

  test('without such an entry is a mistake', () => {
    expect(faultsOf(complete, 'A <Since version="1.1.0" />.')).toEqual([
      'docs/functions/actions.mdx:7 docs/changes.mdx has no entry with a link to this page below "## 1.1.0". Add it.',
    ]);
  });
});
