import { existsSync } from 'node:fs';
import { join, posix } from 'node:path';
import createJiti from 'jiti';
import type { Finding } from '../../build';
import type { ParsedPage } from '../parse/parsedPage';

/** The ids of the pages in a part of the sidebars, in order. */
function idsIn(part: unknown): string[] {
  if (Array.isArray(part)) {
    return part.flatMap((item) => (typeof item === 'string' ? [item] : idsIn(item)));
  }
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([key, value]) =>
    key === 'id' ? [String(value)] : idsIn(value),
  );
}

/**
 * Checks that the sidebars contain every page, except those that are shown without one. Docusaurus reports ids without
 * a page.
 * @throws when the sidebars file is missing or fails to run
 */
export function checkSidebar(
  siteDir: string,
  sidebarFile: string,
  pages: readonly ParsedPage[],
): Finding[] {
  const path = join(siteDir, sidebarFile);
  if (!existsSync(path)) {
    throw new Error(
      `content: ${sidebarFile} does not exist. Add the file or set the option "sidebarPath".`,
    );
  }
  const load = createJiti(path, { cache: true, requireCache: false, interopDefault: true });
  const ids = idsIn(load(path));
  const listed = new Set(ids);
  return pages
    .filter(({ id, frontMatter }) => !listed.has(id) && !('displayed_sidebar' in frontMatter))
    .map(({ id, file }): Finding => {
      const after = ids.filter((other) => posix.dirname(other) === posix.dirname(id)).at(-1);
      const where = after ? ` after '${after}'` : '';
      const message = `The page is not in the sidebar. Add '${id}' to ${sidebarFile}${where}.`;
      return { file, line: 1, column: 1, rule: 'sidebar-missing', message };
    });
}
