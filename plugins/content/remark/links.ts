import type { Link, Root } from 'mdast';
import type { MdxJsxAttribute, MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { SKIP, visit } from 'unist-util-visit';
import { attributeOf, jsxElement } from '../../../src/lib/mdast';
import { writtenIds } from '../parse/headings';

const marker = 'data-jsx-href';

function fileHref(node: MdxJsxFlowElement): MdxJsxAttribute | undefined {
  const href = attributeOf(node, 'href');
  return typeof href?.value === 'string' && /^\.{1,2}\//.test(href.value) ? href : undefined;
}

/**
 * Docusaurus only resolves file links in Markdown. This remark plugin runs before it and adds a Markdown link
 * with the `href` of each JSX element; `applyJsxLinks` copies the resolved link back and removes it.
 */
export function exposeJsxLinks() {
  return (tree: Root): void => {
    visit(tree, 'mdxJsxFlowElement', (node) => {
      const href = fileHref(node);
      if (href === undefined) return;
      const link: Link = {
        type: 'link',
        url: String(href.value),
        title: marker,
        children: [],
        ...(node.position && { position: node.position }),
      };
      node.children.unshift({ type: 'paragraph', children: [link] });
    });
  };
}

/** Copies the resolved links that `exposeJsxLinks` added to the `href` of their elements and removes them. */
export function applyJsxLinks() {
  return (tree: Root): void => {
    visit(tree, 'mdxJsxFlowElement', (node) => {
      const [first] = node.children;
      if (first?.type !== 'paragraph') return;
      const [link] = first.children;
      if (link?.type !== 'link' || link.title !== marker) return;
      const href = fileHref(node);
      if (href !== undefined) href.value = link.url;
      node.children.shift();
    });
  };
}

/**
 * A remark plugin that keeps links to earlier ids of a heading working: it adds an anchor for each before the heading,
 * because the table of contents repeats what is in it. It runs before Docusaurus removes the comment with the ids.
 */
export function headingAliases() {
  return (tree: Root): void => {
    visit(tree, 'heading', (heading, index, parent) => {
      const aliases = writtenIds(heading).slice(1);
      if (parent === undefined || index === undefined || aliases.length === 0) return undefined;
      parent.children.splice(index, 0, ...aliases.map((id) => jsxElement('span', { id })));
      return [SKIP, index + aliases.length + 1];
    });
  };
}
