import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PhrasingContent, Root, Table } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import { text } from './markdownNodes';
import { readHistory } from './releases/history';

/** A package that has the documented one as a peer. */
export interface Companion {
  name: string;
  version: string;
  /** The releases of the documented package that it accepts: `^1.43.0`. */
  range: string;
  /** All its peers and their ranges. */
  peers: Readonly<Record<string, string>>;
}

const readJson = (...path: string[]) => JSON.parse(readFileSync(join(...path), 'utf8'));

/** Lists the installed companions by name. */
export function listCompanions(siteDir: string): Companion[] {
  const documented = readHistory().package;
  const { dependencies, devDependencies } = readJson(siteDir, 'package.json');
  return Object.keys({ ...dependencies, ...devDependencies })
    .sort()
    .flatMap((name) => {
      const manifest = readJson(siteDir, 'node_modules', name, 'package.json');
      const peers: Companion['peers'] = manifest.peerDependencies ?? {};
      const range = peers[documented];
      return range === undefined ? [] : [{ name, version: manifest.version, range, peers }];
    });
}

const row = (...cells: PhrasingContent[]): Table['children'][number] => ({
  type: 'tableRow',
  children: cells.map((cell) => ({ type: 'tableCell', children: [cell] })),
});

const code = (value: string): PhrasingContent => ({ type: 'inlineCode', value });

/** The table that `<CompanionVersions>` stands for. */
export function companionTable(siteDir = process.cwd()): Table {
  const documented = readHistory().package;
  return {
    type: 'table',
    children: [
      row(text('Package'), text('Checked version'), text(`Accepts ${documented}`)),
      ...listCompanions(siteDir).map(({ name, version, range }) =>
        row(code(name), text(version), code(range)),
      ),
    ],
  };
}

/** A remark plugin that puts the table where a page has `<CompanionVersions />`. */
export function companionVersions() {
  return (tree: Root, { cwd }: { cwd: string }): void => {
    visit(tree, 'mdxJsxFlowElement', (node, index, parent) => {
      if (node.name !== 'CompanionVersions' || !parent || index === undefined) return undefined;
      parent.children.splice(index, 1, companionTable(cwd));
      return SKIP;
    });
  };
}
