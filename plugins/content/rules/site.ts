import { existsSync } from 'node:fs';
import { join, posix } from 'node:path';
import { nearest } from '../../../src/lib/nearest';

/** What the rules for one page need to know about the other pages. */
export interface Site {
  /** An absolute path. */
  siteDir: string;
  docsDir: string;
  staticDirs: string[];
  /** The site's own host. Pages link to it by file, not by URL. */
  host: string;
  /** Routes outside the docs. */
  otherRoutes: string[];
  /** Every page by file. The anchors of a page that can't be parsed are undefined. */
  pages: Map<string, { anchors: Set<string> | undefined }>;
  /** The files of the pages by route. */
  routes: Map<string, string>;
  /** Finds the page that a missing file most likely refers to. */
  nearestPage: (wanted: string) => string | undefined;
}

/** Returns the relative link from one file to another. */
export function relativeLink(from: string, to: string): string {
  const link = posix.relative(posix.dirname(from), to);
  return link.startsWith('.') ? link : `./${link}`;
}

function stemOf(file: string): string {
  return file.replace(/\.mdx?$/, '').replace(/\/index$/, '');
}

/**
 * With more broken links than this, a directory has moved, and searching all pages for each link would take
 * minutes.
 */
const searchLimit = 200;

function groupBy(stems: string[], keyOf: (stem: string) => string): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const stem of stems) {
    const key = keyOf(stem);
    const group = groups.get(key);
    if (group) group.push(stem);
    else groups.set(key, [stem]);
  }
  return groups;
}

/** Creates the search for the page that a broken link most likely refers to. */
export function createPageFinder(files: Iterable<string>): (wanted: string) => string | undefined {
  const stems = new Map([...files].map((file) => [stemOf(file), file]));
  const all = [...stems.keys()];
  const byDirectory = groupBy(all, posix.dirname);
  const byName = groupBy(all, (stem) => posix.basename(stem));
  // A missing page is often linked several times.
  const known = new Map<string, string | undefined>();

  const find = (stem: string): string | undefined => {
    const directory = posix.dirname(stem);
    // Either the directory is right and the name is mistyped, or the other way around.
    const siblings = byDirectory.get(directory) ?? [];
    const sibling = nearest(
      posix.basename(stem),
      siblings.map((other) => posix.basename(other)),
    );
    if (sibling !== undefined) return posix.join(directory, sibling);
    const sameName = byName.get(posix.basename(stem));
    if (sameName) return sameName.length === 1 ? sameName[0] : nearest(stem, sameName);
    return known.size < searchLimit ? nearest(stem, all) : undefined;
  };

  return (wanted) => {
    const stem = stemOf(wanted);
    if (!known.has(stem)) known.set(stem, stems.get(find(stem) ?? ''));
    return known.get(stem);
  };
}

/** Whether one of the static directories contains a file. */
export function isStatic(path: string, site: Site): boolean {
  return site.staticDirs.some((dir) => existsSync(join(site.siteDir, dir, path)));
}
