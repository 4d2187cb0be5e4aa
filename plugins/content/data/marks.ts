import { lte } from 'semver';
import type { History } from './history';

/** The releases that added and deprecated a part of the package, if the history has them. */
export interface Mark {
  since?: string;
  deprecated?: string;
}

/**
 * Lists the releases that brought something after the first one that the site describes, oldest first.
 * @param upTo the last release that counts
 */
export function laterReleases({ releases }: History, upTo: string): string[] {
  return Object.keys(releases)
    .slice(1)
    .filter((version) => lte(version, upTo));
}

/**
 * The marks of all parts that arrived or were deprecated, by their keys. If a name was gone for some releases, its
 * return counts.
 * @param upTo the release that is described
 */
export function marksOf(history: History, surface: 'api' | 'cli', upTo: string): Map<string, Mark> {
  const marks = new Map<string, Mark>();
  for (const version of laterReleases(history, upTo)) {
    const changes = history.releases[version]?.[surface];
    for (const key of changes?.new ?? []) marks.set(key, { since: version });
    for (const key of changes?.deprecated ?? []) {
      marks.set(key, { ...marks.get(key), deprecated: version });
    }
    for (const key of changes?.removed ?? []) marks.delete(key);
  }
  return marks;
}
