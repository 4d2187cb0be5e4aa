import { existsSync } from 'node:fs';
import { join, posix } from 'node:path';
import { type Finding, findingAt, type Place } from '../../build';
import type { Page } from './page';
import { readPartialImports } from './partials';

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
    const place = node.position?.start ?? { line: 1, column: 1 };
    return (readPartialImports(node.value) ?? []).map(({ name, path }) => ({
      name,
      file: posix.join(posix.dirname(file), path),
      place,
    }));
  });
}

/** Checks that an imported partial exists. */
export function checkImport(from: string, { file, place }: PageImport, siteDir: string): Finding[] {
  if (existsSync(join(siteDir, file))) return [];
  const message = `The file ${file} does not exist. Fix the path of the import.`;
  return [findingAt(from, place, 'broken-import', message)];
}
