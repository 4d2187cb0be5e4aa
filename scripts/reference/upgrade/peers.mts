import { satisfies } from 'semver';

/** The parts of a package's `package.json` that concern versions. */
export interface Manifest {
  name: string;
  version: string;
  peerDependencies?: Record<string, string>;
}

/** Whether a package accepts the versions of the upgraded packages. */
export function fits(
  { peerDependencies = {} }: Pick<Manifest, 'peerDependencies'>,
  versions: ReadonlyMap<string, string>,
): boolean {
  return [...versions].every(([name, version]) => {
    const range = peerDependencies[name];
    return range === undefined || satisfies(version, range, { includePrerelease: true });
  });
}

/** Chooses the nearest version that fits. Prereleases don't count. */
export function chooseVersion(
  published: readonly Manifest[],
  versions: ReadonlyMap<string, string>,
): string | undefined {
  return published
    .filter(({ version }) => !version.includes('-'))
    .find((manifest) => fits(manifest, versions))?.version;
}
