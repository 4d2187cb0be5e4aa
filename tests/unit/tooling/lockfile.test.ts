import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isLocked } from '../../../scripts/lib/isLocked.mts';

interface LockedPackage {
  version?: string;
  optionalDependencies?: Record<string, string>;
}

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, LockedPackage>;
};

// `node scripts/run.mjs complete-lockfile` adds what is missing.
test('the lockfile has an entry for each optional package, because `npm ci` fails without one', () => {
  const asked = Object.entries(lock.packages).flatMap(([from, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).map((name) => ({ from, name })),
  );
  expect(asked.length).toBeGreaterThan(50);
  expect(asked.filter(({ from, name }) => !isLocked(lock.packages, from, name))).toEqual([]);
});

test('the lockfile gives each package a version', () => {
  const packages = Object.entries(lock.packages).filter(([path]) => path !== '');
  expect(packages.length).toBeGreaterThan(500);
  expect(packages.filter(([, { version }]) => version === undefined)).toEqual([]);
});
