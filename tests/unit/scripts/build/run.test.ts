import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import packageJson from '../../../../package.json';
import {
  needsInstall,
  nodePackage,
  nodeProblem,
  npmCommand,
  rememberInstall,
} from '../../../../scripts/run.mjs';

describe('the version of Node', () => {
  test.each(['22.18.0', '22.23.2', '24.0.0'])('%s is fine', (version) => {
    expect(nodeProblem(version, packageJson.engines.node)).toBeUndefined();
  });

  test.each(['22.17.1', '20.20.2', '8.0.0'])('%s is too old', (version) => {
    expect(nodeProblem(version, packageJson.engines.node)).toBe(
      `Node 22.18 or newer is required; this is Node ${version}.`,
    );
  });

  test('is the one that package.json pins', () => {
    const pinned = Object.entries(packageJson.optionalDependencies).find(
      ([name]) => name === nodePackage(process.platform, process.arch),
    );
    expect(process.versions.node).toBe(pinned?.[1]);
  });

  test('is the same one on every system', () => {
    const versions = Object.values(packageJson.optionalDependencies);
    expect(new Set(versions).size).toBe(1);
    expect(nodeProblem(versions[0] ?? '', packageJson.engines.node)).toBeUndefined();
    expect(packageJson.devDependencies['@types/node'].split('.')[0]).toBe(
      versions[0]?.split('.')[0],
    );
  });

  test.each([
    ['linux', 'x64'],
    ['linux', 'arm64'],
    ['darwin', 'x64'],
    ['darwin', 'arm64'],
    ['win32', 'x64'],
    ['win32', 'arm64'],
  ])('has a package for %s %s', (platform, arch) => {
    expect(Object.keys(packageJson.optionalDependencies)).toContain(nodePackage(platform, arch));
  });
});

describe('installing', () => {
  let directory = '';

  beforeEach(() => {
    directory = mkdtempSync(join(tmpdir(), 'setup-'));
    writeFileSync(join(directory, 'package-lock.json'), '{}');
  });
  afterEach(() => rmSync(directory, { recursive: true, force: true }));

  test('is needed without packages', () => {
    expect(needsInstall(directory)).toBe(true);
  });

  test('is needed when an install was not finished', () => {
    mkdirSync(join(directory, 'node_modules'));
    expect(needsInstall(directory)).toBe(true);
  });

  test('is skipped when the lockfile is the one that was installed', () => {
    mkdirSync(join(directory, 'node_modules'));
    rememberInstall(directory);
    expect(needsInstall(directory)).toBe(false);
  });

  test('is needed again when the lockfile has changed', () => {
    mkdirSync(join(directory, 'node_modules'));
    rememberInstall(directory);
    writeFileSync(join(directory, 'package-lock.json'), '{"changed":true}');
    expect(needsInstall(directory)).toBe(true);
  });
});

describe('npm', () => {
  test('is the one that runs the script', () => {
    const cli = '/usr/lib/node_modules/npm/bin/npm-cli.js';
    expect(npmCommand({ npm_execpath: cli }, 'linux')).toEqual({
      command: process.execPath,
      args: [cli],
      shell: false,
    });
  });

  test('is the one on PATH under another package manager or none', () => {
    const onPath = { command: 'npm', args: [], shell: false };
    expect(npmCommand({ npm_execpath: '/opt/yarn/yarn.js' }, 'linux')).toEqual(onPath);
    expect(npmCommand({}, 'darwin')).toEqual(onPath);
    expect(npmCommand({}, 'win32').shell).toBe(true);
  });
});
