import { expect, test } from 'vitest';
import { checkSince } from '../../../../../plugins/content/rules/releases';

const history = {
  package: 'convex',
  releases: { '1.26.2': {}, '1.27.0': {}, '1.46.0': {}, '1.48.0': {}, '1.49.0': {} },
};

const faultsOf = (version: string) =>
  checkSince('docs/page.mdx', { version, line: 3, column: 5 }, { history, version: '1.48.0' });

test.each(['1.27.0', '1.46.0', '1.48.0'])('a page may name release %s', (version) => {
  expect(faultsOf(version)).toEqual([]);
});

test.each([
  ['1.47.0', 'npm has no convex 1.47.0. Name the release that brought it, such as 1.48.0.'],
  ['1.49.0', 'convex 1.49.0 is newer than 1.48.0, which these docs describe.'],
  ['1.26.2', 'These docs describe convex from 1.26.2 on, so a reader needs no mark for 1.26.2.'],
  ['1.42', '"1.42" is not the full number of a release. Write it as 1.48.0 is written.'],
])('a page may not name %s, and the message says why', (version, message) => {
  const [fault] = faultsOf(version);
  expect(fault).toMatchObject({ file: 'docs/page.mdx', line: 3, column: 5, rule: 'since' });
  expect(fault?.message).toContain(message);
});
