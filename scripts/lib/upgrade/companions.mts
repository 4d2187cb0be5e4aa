import { satisfies } from 'semver';

/** What `package.json` of a package says, as far as versions go. */
export interface Manifest {
  name: string;
  version: string;
  peerDependencies?: Record<string, string>;
}

/** Whether a package accepts the versions of those that are upgraded. */
export function fits(
  { peerDependencies = {} }: Pick<Manifest, 'peerDependencies'>,
  versions: ReadonlyMap<string, string>,
): boolean {
  return [...versions].every(([name, version]) => {
    const range = peerDependencies[name];
    return range === undefined || satisfies(version, range, { includePrerelease: true });
  });
}

/** Chooses the smallest step to a version that fits; a prerelease is none. */
export function chooseVersion(
  published: readonly Manifest[],
  versions: ReadonlyMap<string, string>,
): string | undefined {
  return published
    .filter(({ version }) => !version.includes('-'))
    .find((manifest) => fits(manifest, versions))?.version;
}
