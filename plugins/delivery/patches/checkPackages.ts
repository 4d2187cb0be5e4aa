import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { satisfies } from 'semver';
import type { Patch } from './definePatch';
import type { TextPatch } from './textPatches';

/** Reads a file of an installed package, named as in an import; undefined where there is none. */
export type ReadInstalled = (file: string) => string | undefined;

export function installedIn(siteDir: string): ReadInstalled {
  const { resolve } = createRequire(join(siteDir, 'package.json'));
  return (file) => {
    // Not by resolving it: not every package exports each of its files.
    const folders = resolve.paths(file) ?? [];
    const path = folders.map((folder) => join(folder, file)).find(existsSync);
    return path && readFileSync(path, 'utf8');
  };
}

const packageOf = (file: string) => /^(?:@[^/]+\/)?[^/]+/.exec(file)?.[0] ?? file;

/**
 * Compares the installed packages with those that patches were written for.
 * @throws when a version is outside its range, or a text isn't as expected
 */
export function checkPackages(
  patches: readonly Patch[],
  texts: readonly TextPatch[],
  read: ReadInstalled,
): void {
  const uses = [
    ...patches.flatMap(({ name, versions }) =>
      Object.entries(versions).map(([of, range]) => ({ name, of, range })),
    ),
    ...texts.map(({ file, versions }) => ({ name: file, of: packageOf(file), range: versions })),
  ];
  const outdated = uses.flatMap(({ name, of, range }) => {
    const { version }: { version: string } = JSON.parse(
      read(`${of}/package.json`) ?? '{"version":"no version"}',
    );
    return satisfies(version, range)
      ? []
      : [`The patch ${name} was written for ${of} ${range}; ${version} is installed.`];
  });
  const changed = texts
    .filter(({ file, find }) => read(file)?.match(new RegExp(find, 'g'))?.length !== 1)
    .map(
      ({ file, find, why }) =>
        `The patch of ${file} no longer matches: the file doesn't have ${find} once. ${why}`,
    );
  const problems = [...outdated, ...changed];
  if (problems.length === 0) return;
  throw new Error(
    `patches: these were not checked against the installed packages.\n${problems.join('\n')}\nRead what changed there, adapt the patch in plugins/delivery/patches or delete it, build, run the browser tests, then widen its range of versions.`,
  );
}
