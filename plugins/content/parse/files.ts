import { existsSync, readdirSync, statSync } from 'node:fs';
import { basename, join, posix, sep } from 'node:path';
import type { Root } from 'mdast';
import { type Finding, findingAt, type Place, placeOf } from '../../build';

export function splitLines(source: string): string[] {
  return source.split(/\r?\n/);
}

/**
 * The id of a page in the sidebar: its path below the docs directory, without the extension.
 */
export function docId(file: string): string {
  return posix.relative('docs', file).replace(/\.mdx?$/, '');
}

export function defaultRoute(id: string): string {
  const directory = posix.dirname(id) === '.' ? '' : posix.dirname(id);
  const name = posix.basename(id).toLowerCase();
  // The docs plugin uses these three as the page of their directory (its `isCategoryIndex`).
  const isIndex = ['index', 'readme', posix.basename(directory).toLowerCase()].includes(name);
  return `/${isIndex ? directory : id}`;
}

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

/**
 * The name of a compiled live sample.
 * @param file of the page, relative to the site's directory: `docs/tutorial/index.mdx`
 * @param index of the sample on the page, from 0
 */
export function liveSampleName(file: string, index: number): string {
  const page = file.replace(/^docs\//, '').replace(/\.mdx?$/, '');
  return `${page.replace(/\W+/g, '-')}-${index + 1}`;
}

/** Whether a file is a partial: Docusaurus creates no page for names that start with an underscore. */
export function isPartial(file: string): boolean {
  return /(?:^|\/)_/.test(file);
}

/** The import of a partial: after `import Setup from './_partials/setup.mdx';` a page can use `<Setup />`. */
export const partialImport = /^import ([A-Z]\w*) from (['"])(\.{1,2}\/[^'"]+\.mdx)\2;?[ \t]*$/gm;

/** Parses the imports of a page. Returns undefined if they contain anything but partials. */
export function readPartialImports(code: string): { name: string; path: string }[] | undefined {
  if (code.replace(partialImport, '').trim() !== '') return undefined;
  const imports = [...code.matchAll(partialImport)].map(([, name = '', , path = '']) => ({
    name,
    path,
  }));
  return imports.every(({ path }) => isPartial(path)) ? imports : undefined;
}

/** A partial that a page includes, kept without the page's tree. */
export interface PageImport {
  name: string;
  file: string;
  place: Place;
}

export function collectImports({ file, tree }: { file: string; tree: Root }): PageImport[] {
  return tree.children.flatMap((node) => {
    if (node.type !== 'mdxjsEsm') return [];
    return (readPartialImports(node.value) ?? []).map(({ name, path }) => ({
      name,
      file: posix.join(posix.dirname(file), path),
      place: placeOf(node),
    }));
  });
}

export function checkImport(from: string, { file, place }: PageImport, siteDir: string): Finding[] {
  if (existsSync(join(siteDir, file))) return [];
  const message = `The file ${file} does not exist. Fix the path of the import.`;
  return [findingAt(from, place, 'broken-import', message)];
}
