import type { Link, Root } from 'mdast';
import type { MdxJsxAttribute, MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';

const marker = 'data-jsx-href';

function fileHref(node: MdxJsxFlowElement): MdxJsxAttribute | undefined {
  return node.attributes.find(
    (attribute): attribute is MdxJsxAttribute =>
      attribute.type === 'mdxJsxAttribute' &&
      attribute.name === 'href' &&
      typeof attribute.value === 'string' &&
      /^\.{1,2}\//.test(attribute.value),
  );
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
