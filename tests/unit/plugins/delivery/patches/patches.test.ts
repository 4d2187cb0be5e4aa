import type { LoadContext } from '@docusaurus/types';
import { expect, test } from 'vitest';
import { toConfig } from '../../../../../plugins/delivery/patches/patch';
import { keyCache } from '../../../../../plugins/delivery/patches/plugin';
import {
  checkPackages,
  installedIn,
  textPatches,
} from '../../../../../plugins/delivery/patches/textPatches';

const installed = installedIn(process.cwd());

test.each(textPatches.map(({ file, find }) => [file, find] as const))(
  'a build stops when %s has nothing like %s',
  (file, find) => {
    const read = (asked: string) =>
      asked === file ? installed(asked)?.replace(find, '') : installed(asked);
    expect(() => checkPackages(installed)).not.toThrow();
    expect(() => checkPackages(read)).toThrow(`The patch of ${file} no longer matches`);
  },
);

test('a build stops at another version than patches were written for', () => {
  const read = (asked: string) =>
    asked === '@docusaurus/core/package.json' ? '{"version":"0.0.0"}' : installed(asked);
  expect(() => checkPackages(read)).toThrow(
    /written for @docusaurus\/core .*; 0\.0\.0 is installed/,
  );
});

test('a rewrite fails the build, naming the patch, when no module has the file', () => {
  const rewrites = [{ file: /a\.js$/, rewrite: (source: string) => source }];
  const patch = { name: 'minimalThing', why: 'Less is sent.', changes: () => ({ rewrites }) };
  const [check] = toConfig([patch], {} as never).plugins as [{ apply: (compiler: object) => void }];
  const errorsWith = (resource: string) => {
    const errors: Error[] = [];
    const finishModules = {
      tap: (_name: string, act: (all: object[]) => void) => act([{ resource }, {}]),
    };
    const thisCompilation = {
      tap: (_name: string, act: (compilation: object) => void) =>
        act({ errors, hooks: { finishModules } }),
    };
    check.apply({ hooks: { thisCompilation } });
    return errors.map(({ message }) => message);
  };
  expect(errorsWith('/x/a.js?query')).toEqual([]);
  expect(errorsWith('/x/b.js')).toEqual([
    expect.stringMatching(/minimalThing no longer matches: no module has a file like .*a\\\.js/),
  ]);
});

test('each configuration, folder of generated files and set of addresses has a separate cache', () => {
  const siteDir = process.cwd();
  const siteConfig = { baseUrl: '/', future: { experimental_router: 'browser' } };
  const context = { siteDir, siteConfig, generatedFilesDir: `${siteDir}/.docusaurus` };
  const versionOf = (changes: object = {}, slugs: string[] = [], version = 'client') => {
    const changed = { ...context, ...changes } as unknown as LoadContext;
    return keyCache({ experiments: { cache: { version } } }, changed, slugs).experiments?.cache
      .version;
  };
  const versions = [
    versionOf(),
    versionOf({}, [], 'server'),
    versionOf({}, ['@site/docs/a.mdx /b']),
    versionOf({ generatedFilesDir: `${siteDir}/.docusaurus-other` }),
    versionOf({ siteConfig: { ...siteConfig, baseUrl: '/docs/' } }),
  ];
  expect(new Set(versions).size).toBe(versions.length);
  expect(versionOf()).toBe(versions[0]);
});
