import { relative } from 'node:path';
import type { InlineCode, Nodes, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { isReferencePage } from '../content';
import { addressOf, NameTable, readApiIndex } from './api/symbols';
import { readImports } from './api/usedIn';

/** Options of the remark plugin. */
export interface LinkNamesOptions {
  siteDir: string;
}

const closed = new Set<Nodes['type']>(['heading', 'link', 'linkReference', 'code']);

/** Calls back for inline code in text, with its parent. Headings and links are skipped. */
function visitCode(node: Nodes, act: (code: InlineCode, parent: Nodes, at: number) => void): void {
  if (closed.has(node.type) || !('children' in node)) return;
  node.children.forEach((child, at) => {
    if (child.type === 'inlineCode') act(child, node, at);
    else visitCode(child, act);
  });
}

/** A remark plugin that links the first mention of each API name on a page to its reference. */
export function linkNames({ siteDir }: LinkNamesOptions) {
  let table: NameTable | undefined;
  return (tree: Root, vfile: VFile): void => {
    const file = relative(siteDir, vfile.path).replaceAll('\\', '/');
    if (isReferencePage(file)) return;
    table ??= new NameTable(readApiIndex(siteDir));
    const samples: string[] = [];
    visit(tree, 'code', ({ value }) => void samples.push(value));
    const imports = readImports(samples);
    const linked = new Set<string>();
    visitCode(tree, (code, parent, at) => {
      const named = table?.resolve(code.value, { file, imports });
      if (!named || !('children' in parent)) return;
      const url = addressOf(named);
      if (linked.has(url)) return;
      linked.add(url);
      parent.children[at] = { type: 'link', url, children: [code] } as never;
    });
  };
}
