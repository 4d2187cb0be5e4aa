import { expect, test } from 'vitest';
import { checkVersions } from '../../../../../../plugins/delivery/patches/define/checkVersions';
import { definePatch } from '../../../../../../plugins/delivery/patches/define/definePatch';

const patch = definePatch({
  name: 'leanThing',
  reason: 'Less is sent.',
  reliesOn: ['@docusaurus/core', 'react-router'],
});

test('accepts the versions that a patch was written for', () => {
  expect(() =>
    checkVersions([patch], (name) => (name === 'react-router' ? '5.3.4' : '3.10.9')),
  ).not.toThrow();
});

test('refuses another version and explains what to do', () => {
  expect(() => checkVersions([patch], () => '5.3.4')).toThrow(
    /leanThing was written for @docusaurus\/core 3\.10\.x; 5\.3\.4 is installed\.\nRead[\s\S]*supportedVersions\.ts/,
  );
});
