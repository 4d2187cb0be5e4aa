import { readdirSync } from 'node:fs';
import { join, posix } from 'node:path';

/**
 * Lists the Markdown files in a folder, including partials and generated pages, in alphabetical order.
 * @param siteDir the site's directory
 * @param folder inside it
 * @returns paths relative to the site's directory, with forward slashes: `docs/database/schemas.mdx`
 */
export function listDocs(siteDir: string, folder = 'docs'): string[] {
  return readdirSync(join(siteDir, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.mdx?$/.test(path))
    .map((path) => posix.join(folder, path.replaceAll('\\', '/')))
    .sort();
}
