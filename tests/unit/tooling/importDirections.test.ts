import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import config from '../../../.dependency-cruiser.mjs';

interface Report {
  modules: { source: string; rules?: { name: string }[]; dependencies: Dependency[] }[];
}

interface Dependency {
  rules?: { name: string }[];
}

/** A small separate project: a file that a rule rejects names the rule in its first line. */
const fixtures = resolve('tests/fixtures/import-directions');

const files = readdirSync(fixtures, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => file.endsWith('.ts'))
  .sort();

function expectedRules(file: string): string[] {
  const [line = ''] = readFileSync(join(fixtures, file), 'utf8').split('\n', 1);
  return /^\/\/ rejected: (.+)$/.exec(line)?.[1]?.split(', ') ?? [];
}

/** The rules that each file breaks. */
function cruise(): Map<string, string[]> {
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [
      resolve('node_modules/dependency-cruiser/bin/dependency-cruise.mjs'),
      ...['--config', resolve('.dependency-cruiser.mjs'), '--output-type', 'json'],
      ...['src', 'plugins', 'scripts'],
    ],
    { cwd: fixtures, encoding: 'utf8' },
  );
  if (stdout === '') throw new Error(stderr);
  const { modules } = JSON.parse(stdout) as Report;
  return new Map(
    modules.map(({ source, dependencies }) => {
      const names = dependencies.flatMap(({ rules = [] }) => rules.map(({ name }) => name));
      return [source, [...new Set(names)].sort()];
    }),
  );
}

const broken = cruise();

test.each(files.filter((file) => expectedRules(file).length > 0))('lint rejects %s', (file) => {
  expect(broken.get(file)).toEqual(expectedRules(file));
});

test.each(files.filter((file) => expectedRules(file).length === 0))('lint accepts %s', (file) => {
  expect(broken.get(file)).toEqual([]);
});

test('every rule has a fixture that it rejects', () => {
  const used = new Set(files.flatMap(expectedRules));
  const names = config.forbidden.map(({ name }) => name.replace(/:.*/, ''));
  const rejecting = new Set([...used].map((name) => name.replace(/:.*/, '')));
  expect([...new Set(names)].filter((name) => !rejecting.has(name))).toEqual([]);
});
