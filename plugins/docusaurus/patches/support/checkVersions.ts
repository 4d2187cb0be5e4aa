import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { satisfies } from 'semver';
import type { Patch } from '../definePatch';

/**
 * The version of a package that the site has installed.
 * @throws when it isn't installed
 */
export function installedVersion(siteDir: string, name: string): string {
  // Not by resolving `package.json`, which not every package exports.
  const folders = createRequire(join(siteDir, 'package.json')).resolve.paths(name) ?? [];
  const file = folders.map((folder) => join(folder, name, 'package.json')).find(existsSync);
  if (file === undefined) throw new Error(`patches: ${name} is not installed.`);
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
}

/**
 * Compares the installed packages with those that the patches were written for.
 * @throws when one is outside its range
 */
export function checkVersions(
  patches: readonly Patch[],
  versionOf: (packageName: string) => string,
): void {
  const problems = patches.flatMap(({ name, writtenFor }) =>
    Object.entries(writtenFor)
      .filter(([packageName, range]) => !satisfies(versionOf(packageName), range))
      .map(
        ([packageName, range]) =>
          `  ${name} was written for ${packageName} ${range}; ${versionOf(packageName)} is installed.`,
      ),
  );
  if (problems.length === 0) return;
  throw new Error(
    `patches: these were not checked against the installed packages.\n${problems.join('\n')}\nRead what changed there, adapt the patch in plugins/docusaurus/patches if needed, build, run the browser tests, then widen \`writtenFor\`.`,
  );
}
