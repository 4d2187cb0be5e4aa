import { existsSync } from 'node:fs';
import { join, posix } from 'node:path';
import { type Finding, findingAt, type Place, placeOf } from '../../build';
import type { Page } from './page';

/**
 * A partial that a page imports: `import Setup from './_partials/setup.mdx';` makes it available as `<Setup
 * />`.
 */
export interface PartialImport {
  name: string;
  /** Relative to the page's folder. */
  path: string;
}

/** Whether a file is a partial: Docusaurus creates no page for names that start with an underscore. */
export function isPartial(file: string): boolean {
  return /(?:^|\/)_/.test(file);
}

const partialImport = /^import ([A-Z]\w*) from (['"])(\.{1,2}\/[^'"]+\.mdx)\2;?$/;

/** Parses the imports of a page. Returns undefined if they contain anything but partials. */
export function readPartialImports(code: string): PartialImport[] | undefined {
  const imports: PartialImport[] = [];
  for (const line of code.split('\n').filter((text) => text.trim() !== '')) {
    const [, name, , path] = partialImport.exec(line.trim()) ?? [];
    if (name === undefined || path === undefined || !isPartial(path)) return undefined;
    imports.push({ name, path });
  }
  return imports;
}

/** A partial that a page includes, kept without the page's tree. */
export interface PageImport {
  name: string;
  /** Relative to the site's directory. */
  file: string;
  place: Place;
}

/** Lists the partials that a page imports. */
export function collectImports({ file, tree }: Pick<Page, 'file' | 'tree'>): PageImport[] {
  return tree.children.flatMap((node) => {
    if (node.type !== 'mdxjsEsm') return [];
    return (readPartialImports(node.value) ?? []).map(({ name, path }) => ({
      name,
      file: posix.join(posix.dirname(file), path),
      place: placeOf(node),
    }));
  });
}

/** Checks that an imported partial exists. */
export function checkImport(from: string, { file, place }: PageImport, siteDir: string): Finding[] {
  if (existsSync(join(siteDir, file))) return [];
  const message = `The file ${file} does not exist. Fix the path of the import.`;
  return [findingAt(from, place, 'broken-import', message)];
}
