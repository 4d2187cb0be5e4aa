import { existsSync } from 'node:fs';
import { join, posix } from 'node:path';
import { nearest } from '../../../src/lib/nearest';

/** What the rules about one page need to know of the others. */
export interface Site {
  /** Absolute path. */
  siteDir: string;
  docsDir: string;
  staticDirs: string[];
  /** The site's own host, to which no page links by address. */
  host: string;
  /** Routes that are no docs page. */
  otherRoutes: string[];
  /** Every page by its file; the anchors of a page that cannot be read are unknown. */
  pages: Map<string, { anchors: Set<string> | undefined }>;
  /** Files of the pages by route. */
  routes: Map<string, string>;
  /** Finds the page that a file that is not there most likely means. */
  nearestPage: (wanted: string) => string | undefined;
}

/** Writes the relative link from one file to another. */
export function relativeLink(from: string, to: string): string {
  const link = posix.relative(posix.dirname(from), to);
  return link.startsWith('.') ? link : `./${link}`;
}

function stemOf(file: string): string {
  return file.replace(/\.mdx?$/, '').replace(/\/index$/, '');
}

/** With more links broken than this, a directory has moved and a search of all pages for each takes minutes. */
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

/** Makes the search for the page a broken link most likely means. */
export function createPageFinder(files: Iterable<string>): (wanted: string) => string | undefined {
  const stems = new Map([...files].map((file) => [stemOf(file), file]));
  const all = [...stems.keys()];
  const byDirectory = groupBy(all, posix.dirname);
  const byName = groupBy(all, (stem) => posix.basename(stem));
  // One missing page is often linked from many.
  const known = new Map<string, string | undefined>();

  const find = (stem: string): string | undefined => {
    const directory = posix.dirname(stem);
    // The directory may be right and the name mistyped, or the name right and the directory not.
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

/** Whether one of the static directories holds a file. */
export function isStatic(path: string, site: Site): boolean {
  return site.staticDirs.some((dir) => existsSync(join(site.siteDir, dir, path)));
}
