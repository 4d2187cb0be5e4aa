import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/** The text of a file of an installed package, named as in an import; undefined where there is none. */
export function installedText(siteDir: string, file: string): string | undefined {
  // Not by resolving it: not every package exports each of its files.
  const folders = createRequire(join(siteDir, 'package.json')).resolve.paths(file) ?? [];
  const path = folders.map((folder) => join(folder, file)).find(existsSync);
  return path && readFileSync(path, 'utf8');
}

/**
 * The version of a package that the site has installed.
 * @throws when it isn't installed
 */
export function installedVersion(siteDir: string, name: string): string {
  const text = installedText(siteDir, `${name}/package.json`);
  if (text === undefined) throw new Error(`patches: ${name} is not installed.`);
  return (JSON.parse(text) as { version: string }).version;
}
