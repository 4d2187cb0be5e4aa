import { readdirSync } from 'node:fs';
import { join, posix } from 'node:path';

/**
 * Lists the Markdown files below a folder, partials and generated pages included, in the order of their names.
 * @param siteDir the site's directory
 * @param folder below it
 * @returns paths from the site's directory, with forward slashes: `docs/database/schemas.mdx`
 */
export function listDocs(siteDir: string, folder = 'docs'): string[] {
  return readdirSync(join(siteDir, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.mdx?$/.test(path))
    .map((path) => posix.join(folder, path.replaceAll('\\', '/')))
    .sort();
}
