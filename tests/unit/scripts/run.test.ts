import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import packageJson from '../../../package.json';
import { isSupported, needsInstall, npmCommand, unusableIn } from '../../../scripts/run.mjs';

const directory = mkdtempSync(join(tmpdir(), 'run-'));
afterAll(() => rmSync(directory, { recursive: true }));

test.each([
  ['22.18.0', true],
  ['24.0.0', true],
  ['22.17.1', false],
  ['18.20.8', false],
])('Node %s is new enough: %s', (version, isNewEnough) => {
  expect(isSupported(version, packageJson.engines.node)).toBe(isNewEnough);
});

test('packages are installed when they are missing or belong to another lockfile', () => {
  const write = (file: string, packages: object) =>
    writeFileSync(join(directory, file), JSON.stringify({ packages }));
  const a = { integrity: 'sha512-a' };
  mkdirSync(join(directory, 'node_modules'));
  write('package-lock.json', { '': {}, 'node_modules/a': a, 'node_modules/b': { optional: true } });
  expect(needsInstall(directory)).toBe(true);
  write('node_modules/.package-lock.json', { 'node_modules/a': a });
  expect(needsInstall(directory)).toBe(false);
  write('package-lock.json', { 'node_modules/a': { integrity: 'sha512-new' } });
  expect(needsInstall(directory)).toBe(true);
});

test('npm is the one that runs the script, else the one on PATH', () => {
  const cli = '/usr/lib/node_modules/npm/bin/npm-cli.js';
  expect(npmCommand({ npm_execpath: cli }, 'linux').args).toEqual([cli]);
  expect(npmCommand({}, 'win32')).toEqual({ command: 'npm', args: [], shell: true });
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
