import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isLocked } from '../../../scripts/build/isLocked.mts';

interface LockedPackage {
  version?: string;
  integrity?: string;
  link?: boolean;
  optional?: boolean;
  cpu?: string[];
  os?: string[];
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

// `node scripts/run.mjs complete-lockfile` adds the hashes. The registry that this lockfile was made with doesn't have
// every version for every system.
test('the lockfile has a hash for each package, except for some that only one system installs', () => {
  const packages = Object.entries(lock.packages).filter(([path, { link }]) => path !== '' && !link);
  const unchecked = packages.filter(([, { integrity }]) => !integrity?.startsWith('sha512-'));
  const isForOneSystem = ({ optional, os, cpu }: LockedPackage) => optional && (os ?? cpu);
  expect(unchecked.filter(([, entry]) => !isForOneSystem(entry))).toEqual([]);
});
