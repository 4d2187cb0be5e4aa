import { expect, test } from 'vitest';
import { checkPackages, installedIn } from '../../../../../plugins/delivery/patches/checkPackages';
import { definePatch } from '../../../../../plugins/delivery/patches/definePatch';
import { textPatches } from '../../../../../plugins/delivery/patches/textPatches';

const installed = installedIn(process.cwd());

test.each(textPatches.map(({ file, find }) => [file, find] as const))(
  'a build stops when %s has nothing like %s',
  (file, find) => {
    const read = (asked: string) =>
      asked === file ? installed(asked)?.replace(find, '') : installed(asked);
    expect(() => checkPackages([], textPatches, installed)).not.toThrow();
    expect(() => checkPackages([], textPatches, read)).toThrow(
      `The patch of ${file} no longer matches`,
    );
  },
);

test('a build stops at another version than a patch was written for', () => {
  const patch = definePatch({
    name: 'thing',
    why: 'Less is sent.',
    versions: { '@docusaurus/core': '3.10.x' },
  });
  const check = (version: string) => checkPackages([patch], [], () => JSON.stringify({ version }));
  expect(() => check('3.10.9')).not.toThrow();
  expect(() => check('3.11.0')).toThrow(
    /thing was written for @docusaurus\/core 3\.10\.x; 3\.11\.0 is installed/,
  );
});
