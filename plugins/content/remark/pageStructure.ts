import { relative } from 'node:path';
import type { Nodes, Root, RootContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import type { VFile } from 'vfile';
import { isPartial } from '../parse/partials';
import { definitionOf } from '../schema/components';

function wrap(name: string, children: RootContent[]): MdxJsxFlowElement {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: [],
    children: children as MdxJsxFlowElement['children'],
  };
}

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
    const parts = [wrap('PageHead', lead), ...facts, wrap('PageBody', body), ...notes];
    tree.children = [...metadata, ...parts];
  };
}
