import { runNpm } from './npm.mts';
import type { Manifest } from './peers.mts';

/** Queries the registry for the versions of a package from the current one on, oldest first. */
export function publishedSince({ name, version }: Manifest, folder: string): Manifest[] {
  // With the current version in the range, npm always finds one. It fails when there is none.
  const subject = `${name}@>=${version}`;
  const args = ['view', subject, 'name', 'version', 'peerDependencies', '--json'];
  const found = JSON.parse(runNpm(args, folder, subject)) as Manifest | Manifest[];
  return [found].flat();
}
