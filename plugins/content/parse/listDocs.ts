import { readdirSync, statSync } from 'node:fs';
import { basename, join, posix, sep } from 'node:path';

/** Whether a path leads to a file. A dangling link, as editors use for locks, or one that leads to itself doesn't. */
function isFile(path: string): boolean {
  try {
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

/**
 * Lists the Markdown files in a folder, including partials and generated pages, in alphabetical order. Like Docusaurus,
 * it leaves out hidden files.
 * @param siteDir the site's directory
 * @param folder inside it
 * @returns paths relative to the site's directory, with forward slashes: `docs/database/schemas.mdx`
 */
export function listDocs(siteDir: string, folder = 'docs'): string[] {
  return readdirSync(join(siteDir, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.mdx?$/.test(path) && !basename(path).startsWith('.'))
    .filter((path) => isFile(join(siteDir, folder, path)))
    .map((path) => posix.join(folder, path.replaceAll(sep, '/')))
    .sort();
}
