import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Heading, Root } from 'mdast';
import { lte } from 'semver';
import { visit } from 'unist-util-visit';
import { isElement, paragraph, small, textOf } from '../../../src/lib/mdast';

/** Keys of parts: `server/defineTable`, `env set --force`. */
interface ReleaseChanges {
  new?: string[];
  deprecated?: string[];
  removed?: string[];
}

/** What a release changed. Lists that would be empty are left out. */
export type Release = Partial<Record<'api' | 'cli', ReleaseChanges>>;

/** The releases of the package, oldest first, from the first one that the site describes. */
export interface History {
  package: string;
  /** When releases were published, `2026-10-22`. A date that isn't certain is left out. */
  published?: Record<string, string>;
  releases: Record<string, Release>;
}

/** The committed history. It isn't called history.json, because jiti would load that instead of this module. */
const historyUrl = new URL('./releases.json', import.meta.url);

export const historyFile = (): string => fileURLToPath(historyUrl);

export function readHistory(file: URL | string = historyUrl): History {
  return JSON.parse(readFileSync(file, 'utf8')) as History;
}

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

const long = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** A remark plugin that puts the date of each release below its heading in `<Changes>`, if it is known. */
export function releaseDates() {
  return (tree: Root): void => {
    visit(tree, (node) => {
      if (!isElement(node) || node.name !== 'Changes') return;
      const { published = {} } = readHistory();
      const dateOf = (heading: Heading) => published[/^[\d.]+/.exec(textOf(heading))?.[0] ?? ''];
      node.children = node.children.flatMap((child) => {
        const date = child.type === 'heading' ? dateOf(child) : undefined;
        return date === undefined
          ? [child]
          : [child, paragraph(small(long.format(new Date(date))))];
      }) as typeof node.children;
    });
  };
}
