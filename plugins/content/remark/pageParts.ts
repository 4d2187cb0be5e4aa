import { relative } from 'node:path';
import type { Nodes, Root, RootContent } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { jsxElement } from '../../../src/lib/mdast';
import { isPartial } from '../parse/files';
import { parsePage } from '../parse/page';
import { definitionOf } from '../schema/components';

function isElement(node: Nodes | undefined, name: string): boolean {
  return node?.type === 'mdxJsxFlowElement' && node.name === name;
}

function isMetadata(node: RootContent): boolean {
  return node.type === 'yaml' || node.type === 'mdxjsEsm';
}

/**
 * A remark plugin that divides each page into its parts. `<PageHead>` contains the lead, which is the first
 * paragraph. The facts about a function kind, an API or an HTTP operation follow, if there are any.
 * `<PageBody>` contains the rest, except `<SamplesNote>`, which goes below the article. Partials aren't
 * divided, because they are part of a page that is.
 */
export function pageStructure() {
  return (tree: Root, file: VFile): void => {
    if (isPartial(relative(file.cwd, file.path ?? '').replaceAll('\\', '/'))) return;
    const metadata = tree.children.filter(isMetadata);
    const content = tree.children.filter((node) => !isMetadata(node));
    const lead = content[0]?.type === 'paragraph' ? content.slice(0, 1) : [];
    const next = content[lead.length];
    const hasFacts = next?.type === 'mdxJsxFlowElement' && definitionOf(next.name)?.isBelowLead;
    const facts = hasFacts ? [next] : [];
    const rest = content.slice(lead.length + facts.length);
    const notes = rest.filter((node) => isElement(node, 'SamplesNote'));
    const body = rest.filter((node) => !notes.includes(node));
    const parts = [
      jsxElement('PageHead', {}, lead),
      ...facts,
      jsxElement('PageBody', {}, body),
      ...notes,
    ];
    tree.children = [...metadata, ...parts];
  };
}

/**
 * A remark plugin that imports the components of a page that only few pages use, so that other pages don't load
 * them.
 */
export function pageComponents() {
  return (tree: Root): void => {
    const imports = new Set<string>();
    visit(tree, 'mdxJsxFlowElement', ({ name }) => {
      const module = definitionOf(name)?.module;
      if (module !== undefined) imports.add(`import { ${name} } from '${module}';`);
    });
    const { page } = parsePage('', [...imports].join('\n'));
    tree.children.unshift(...(page?.tree.children ?? []));
  };
}
