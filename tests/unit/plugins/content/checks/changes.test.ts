import { describe, expect, test } from 'vitest';
import { checkChanges } from '../../../../../plugins/content/rules/releases';
import { recordOf } from '../recordOf';

const releases = { '1.0.0': {}, '1.1.0': {}, '1.2.0': {}, '1.3.0': {} };
const documented = { history: { package: 'convex', releases }, version: '1.2.0' };

const page = (body: string) => `---\ntitle: A page\n---\n\nThe lead.\n\n${body}\n`;

const section = (version: string, entry = 'Text.') =>
  `## ${version} {/* #${version} */}\n\n${entry}\n\n`;

/** The problems of a site with a list of changes and a page that marks something. */
function faultsOf(changes: string, mark = ''): string[] {
  const list = recordOf(page(changes), 'docs/changes.mdx');
  const other = recordOf(page(mark), 'docs/functions/actions.mdx');
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
