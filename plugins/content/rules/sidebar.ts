import { posix } from 'node:path';
import { nearest } from '../../../src/lib/nearest';
import type { Finding } from '../../build';
import type { Sidebar } from './readSidebar';

function findPosition(id: string, sidebar: Sidebar): { line: number; column: number } {
  for (const [index, line] of sidebar.lines.entries()) {
    const column = ["'", '"', '`']
      .map((quote) => line.indexOf(quote + id + quote))
      .find((at) => at >= 0);
    if (column !== undefined) return { line: index + 1, column: column + 1 };
  }
  return { line: 1, column: 1 };
}

function suggestion(id: string, ids: Iterable<string>): string | undefined {
  const all = [...ids];
  if (all.includes(`${id}/index`)) return `${id}/index`;
  const shorter = id.replace(/\/index$/, '');
  if (shorter !== id && all.includes(shorter)) return shorter;
  return nearest(id, all);
}

/**
 * Checks that the sidebar contains every page, and only pages that exist.
 * @param outside ids of pages that are shown without the sidebar
 */
export function checkSidebar(
  sidebar: Sidebar,
  pages: ReadonlyMap<string, string>,
  outside: ReadonlySet<string>,
): Finding[] {
  const findings: Finding[] = [];
  const named = new Set(sidebar.ids);
  for (const id of named) {
    if (pages.has(id)) continue;
    const unnamed = [...pages.keys()].filter((page) => !named.has(page));
    const close = suggestion(id, unnamed) ?? suggestion(id, pages.keys());
    const fix = close ? `Did you mean '${close}'?` : 'Write the page or remove the line.';
    const message = `The sidebar names the page '${id}', which does not exist. ${fix}`;
    findings.push({
      file: sidebar.file,
      ...findPosition(id, sidebar),
      rule: 'sidebar-unknown',
      message,
    });
  }
  const generated = (id: string) =>
    sidebar.directories.some((directory) => directory === '.' || id.startsWith(`${directory}/`));
  for (const [id, file] of pages) {
    if (named.has(id) || outside.has(id) || generated(id)) continue;
    const section = posix.dirname(id);
    const after = sidebar.ids.filter((other) => posix.dirname(other) === section).at(-1);
    const where = after ? ` after '${after}'` : '';
    const message = `The page is not in the sidebar. Add '${id}' to ${sidebar.file}${where}.`;
    findings.push({ file, line: 1, column: 1, rule: 'sidebar-missing', message });
  }
  return findings;
}
