import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync } from 'node:fs';
import { join } from 'node:path';

/** Runs npm and returns its output. */
export type Npm = (args: string[], cwd: string) => string;

/**
 * Downloads a package and unpacks it.
 * @param spec for npm: `convex@1.36.1`
 * @param folder where both happens
 * @returns the folder that contains the package
 */
export function unpackRelease(spec: string, folder: string, npm: Npm): string {
  mkdirSync(folder, { recursive: true });
  const [packed] = JSON.parse(npm(['pack', spec, '--json'], folder)) as { filename: string }[];
  const packageDir = mkdtempSync(join(folder, 'release-'));
  const file = join(folder, packed?.filename ?? '');
  execFileSync('tar', ['-xzf', file, '-C', packageDir, '--strip-components=1']);
  return packageDir;
}
