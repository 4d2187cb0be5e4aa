import { expect, test } from 'vitest';
import { definePatch } from '../../../../../../plugins/docusaurus/patches/definePatch';
import {
  checkVersions,
  installedVersion,
} from '../../../../../../plugins/docusaurus/patches/support/checkVersions';

const patch = definePatch({
  name: 'leanThing',
  reason: 'Less is sent.',
  writtenFor: { '@docusaurus/core': '3.10.x' },
  changes: () => undefined,
});

test('accepts the versions that a patch was written for', () => {
  expect(() => checkVersions([patch], () => '3.10.9')).not.toThrow();
});

test('refuses another version and explains what to do', () => {
  expect(() => checkVersions([patch], () => '3.11.0')).toThrow(
    /leanThing was written for @docusaurus\/core 3\.10\.x; 3\.11\.0 is installed\.[\s\S]*widen `writtenFor`/,
  );
});

test('reads the version of an installed package', () => {
  expect(installedVersion(process.cwd(), '@docusaurus/core')).toMatch(/^3\.\d+\.\d+$/);
});
