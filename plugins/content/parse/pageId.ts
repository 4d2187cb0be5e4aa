import { posix } from 'node:path';

/** Splits a source into lines, with any line endings. */
export function splitLines(source: string): string[] {
  return source.split(/\r?\n/);
}

/**
 * The id of a page in the sidebar: its path below the docs directory, without the extension.
 */
export function docId(file: string, docsDir: string): string {
  return posix.relative(docsDir, file).replace(/\.mdx?$/, '');
}

/** The route that a page has because of its path. */
export function defaultRoute(id: string): string {
  const directory = posix.dirname(id) === '.' ? '' : posix.dirname(id);
  const name = posix.basename(id).toLowerCase();
  // The docs plugin uses these three as the page of their directory (its `isCategoryIndex`).
  const isIndex = ['index', 'readme', posix.basename(directory).toLowerCase()].includes(name);
  return `/${isIndex ? directory : id}`;
}
