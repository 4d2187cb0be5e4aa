import { satisfies } from 'semver';
import type { Patch } from './definePatch';
import { supportedVersions } from './supportedVersions';

/**
 * Compares the installed packages with those that the patches were written for.
 * @param versionOf returns a package's installed version
 * @throws when one is outside its range
 */
export function checkVersions(
  patches: readonly Patch[],
  versionOf: (packageName: string) => string,
): void {
  const problems = patches.flatMap(({ name, reliesOn }) =>
    reliesOn
      .filter((packageName) => !satisfies(versionOf(packageName), supportedVersions(packageName)))
      .map(
        (packageName) =>
          `  ${name} was written for ${packageName} ${supportedVersions(packageName)}; ${versionOf(packageName)} is installed.`,
      ),
  );
  if (problems.length === 0) return;
  throw new Error(
    `patches: these were not checked against the installed packages.\n${problems.join('\n')}\nRead what changed there, adapt the patch in plugins/delivery/patches if needed, build, run the browser tests, then widen the range in plugins/delivery/patches/define/supportedVersions.ts.`,
  );
}
