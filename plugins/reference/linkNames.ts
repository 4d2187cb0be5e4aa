import { relative } from 'node:path';
import type { Nodes, Root } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { isReferencePage } from '../content';
import { readImports } from './api/guides';
import { addressOf, NameTable, readApiIndex } from './api/symbols';

/** Inline code in these isn't a link. */
const closed = new Set<Nodes['type']>(['heading', 'link', 'linkReference', 'code']);

/** A remark plugin that links the first mention of each API name on a page to its reference. */
export function linkNames({ siteDir }: { siteDir: string }) {
  let table: NameTable | undefined;
  return (tree: Root, vfile: VFile): void => {
    const file = relative(siteDir, vfile.path).replaceAll('\\', '/');
    if (isReferencePage(file)) return;
    table ??= new NameTable(readApiIndex(siteDir));
    const samples: string[] = [];
    visit(tree, 'code', ({ value }) => void samples.push(value));
    const imports = readImports(samples);
    const linked = new Set<string>();
    visit(tree, (node, at, parent) => {
      if (closed.has(node.type)) return SKIP;
      if (node.type !== 'inlineCode' || !parent || at === undefined) return;
      const named = table?.resolve(node.value, { file, imports });
      const url = named && addressOf(named);
      if (url === undefined || linked.has(url)) return;
      linked.add(url);
      parent.children[at] = { type: 'link', url, children: [node] } as never;
    });
  };
}
