import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import packageJson from '../../../package.json';
import {
  needsInstall,
  nodeOptions,
  nodeProblem,
  npmCommand,
  oldestNode,
  rememberInstall,
} from '../../../scripts/lib/setup.mjs';

describe('the version of Node', () => {
  test.each(['20.19.0', '20.20.2', '22.1.0', '24.0.0'])('%s is fine', (version) => {
    expect(nodeProblem(version)).toBeUndefined();
  });

  test.each(['20.18.3', '18.20.0', '8.0.0'])('%s is too old, and the line says so', (version) => {
    expect(nodeProblem(version)).toBe(`Node 20.19 or newer is needed; this is Node ${version}.`);
  });

  test('is the one that package.json asks for', () => {
    expect(`${packageJson.engines.node.replace('>=', '')}.0`).toBe(oldestNode);
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

describe('memory of a build', () => {
  const gigabyte = 1024 ** 3;

  test('is at most 8 GB', () => {
    expect(nodeOptions(undefined, 64 * gigabyte)).toBe('--max-old-space-size=8192');
  });

  test('is three quarters of a small machine', () => {
    expect(nodeOptions(undefined, 4 * gigabyte)).toBe('--max-old-space-size=3072');
  });

  test('leaves what the caller set', () => {
    expect(nodeOptions('--enable-source-maps', 64 * gigabyte)).toBe(
      '--enable-source-maps --max-old-space-size=8192',
    );
    expect(nodeOptions('--max-old-space-size=100', gigabyte)).toBe('--max-old-space-size=100');
  });
});
