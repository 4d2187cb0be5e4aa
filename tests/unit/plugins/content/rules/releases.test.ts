import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  type History,
  historyFile,
  marksOf,
  readHistory,
} from '../../../../../plugins/content/data/history';
import { checkChanges } from '../../../../../plugins/content/rules/releases';
import { formatHistory } from '../../../../../plugins/reference/versions/recordReleases';
import { pageFrom } from '../pageFrom';

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

  test.each([
    ['1.2.0', { 'server/a': ['1.1.0', '1.2.0'], 'server/old': [undefined, '1.2.0'] }],
    // The return of a name that was gone counts.
    [
      '1.10.0',
      {
        'server/a': ['1.1.0', '1.2.0'],
        'server/old': [undefined, '1.2.0'],
        'server/b': ['1.10.0', undefined],
      },
    ],
  ])('up to %s say when each part arrived and was deprecated', (upTo, expected) => {
    const marks = [...marksOf(history, 'api', upTo)].map(
      ([key, { since, deprecated }]) => [key, [since, deprecated]] as const,
    );
    expect(Object.fromEntries(marks)).toEqual(expected);
  });
});

test('the committed history is as the recorder writes it, without a release that npm never had', () => {
  const history = readHistory();
  expect(readFileSync(historyFile(), 'utf8')).toBe(formatHistory(history));
  expect(Object.keys(history.releases)).not.toContain('1.47.0');
  const marks = marksOf(history, 'api', '1.48.0');
  expect(marks.get('server/GenericDatabaseReader.get(table, id)')).toEqual({ since: '1.31.0' });
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

test.each([
  ['each release, newest first', complete, '', []],
  ['a release that is not documented yet', section('1.3.0') + complete, '', []],
  [
    'too few releases',
    section('1.2.0'),
    '',
    ['docs/changes.mdx:1 convex 1.1.0 is missing. Add "## 1.1.0 {/* #1.1.0 */}" and its entries.'],
  ],
  [
    'a release that npm never had',
    section('1.2.5') + complete,
    '',
    [
      'docs/changes.mdx:7 npm has no convex 1.2.5. Move its entries to the release that brought them.',
    ],
  ],
  [
    'the wrong order',
    section('1.1.0') + section('1.2.0'),
    '',
    ['docs/changes.mdx:11 1.2.0 is below 1.1.0. Put the newest release first.'],
  ],
  ['the page of a mark', complete, 'A <Since version="1.2.0" />.', []],
  [
    'no link to the page of a mark',
    complete,
    'A <Since version="1.1.0" />.',
    [
      'docs/functions/actions.mdx:7 docs/changes.mdx has no entry with a link to this page below "## 1.1.0". Add it.',
    ],
  ],
])('a list of changes with %s is judged', (_case, changes, mark, faults) => {
  expect(faultsOf(changes, mark)).toEqual(faults);
});
