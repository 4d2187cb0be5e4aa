import { expect, test } from 'vitest';
import packageJson from '../../../package.json';
import { isSupported, needsInstall, unusableIn } from '../../../scripts/run.mjs';
import { temporaryFolder, write } from '../folder';

test.each([
  ['22.18.0', true],
  ['24.0.0', true],
  ['22.17.1', false],
  ['18.20.8', false],
])('Node %s is new enough: %s', (version, isNewEnough) => {
  expect(isSupported(version, packageJson.engines.node)).toBe(isNewEnough);
});

test('packages are installed when they are missing or belong to another lockfile', () => {
  const directory = temporaryFolder();
  const lock = (file: string, packages: object) =>
    write(directory, file, JSON.stringify({ packages }));
  const a = { integrity: 'sha512-a' };
  lock('package-lock.json', { '': {}, 'node_modules/a': a, 'node_modules/b': { optional: true } });
  expect(needsInstall(directory)).toBe(true);
  lock('node_modules/.package-lock.json', { 'node_modules/a': a });
  expect(needsInstall(directory)).toBe(false);
  lock('package-lock.json', { 'node_modules/a': { integrity: 'sha512-new' } });
  expect(needsInstall(directory)).toBe(true);
});

test.each([
  ['/home/me/c#docs', '#'],
  ['/home/me/wow!', '!'],
  ['/home/[draft]/docs', '['],
  ["/home/it's R&D 100% (1)/日本", undefined],
  ['C:\\Users\\me\\docs', undefined],
])('a project in %s is refused for %s', (path, character) => {
  expect(unusableIn(path)).toBe(character);
});
