import { posix } from 'node:path';

/** Splits a source into lines, whatever ends them. */
export function splitLines(source: string): string[] {
  return source.split(/\r?\n/);
}

/** The id by which the sidebar names a page: its path below the docs directory, without extension. */
export function docId(file: string, docsDir: string): string {
  return posix.relative(docsDir, file).replace(/\.mdx?$/, '');
}

/** The route a page has by its path alone. */
export function defaultRoute(id: string): string {
  const directory = posix.dirname(id) === '.' ? '' : posix.dirname(id);
  const name = posix.basename(id).toLowerCase();
  // The docs plugin takes these three as the page of their directory (its `isCategoryIndex`).
  const isIndex = ['index', 'readme', posix.basename(directory).toLowerCase()].includes(name);
  return `/${isIndex ? directory : id}`;
}
