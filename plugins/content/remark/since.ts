import type { Heading, PhrasingContent, Root, RootContent } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import type { ComponentDefinition } from '../../../src/components/definition';
import { attributeText, type Element, paragraph, small, text } from '../../../src/lib/mdast';
import { isSince, liftMark, markedHeading } from '../parse/headings';

/** A heading whose mark is stored until its id is made. */
type MarkedHeading = Heading & { data?: { since?: string } };

const badge = (version: string) => small(`since ${version}`, 'badge');

const versionOf = (element: Element) => attributeText(element, 'version') ?? '';

function replacementOf(element: Element): (RootContent | PhrasingContent)[] {
  const version = versionOf(element);
  if (element.children.length === 0) {
    const mark = badge(version);
    return [element.type === 'mdxJsxFlowElement' ? paragraph(mark) : mark];
  }
  const heading: MarkedHeading | undefined = markedHeading(element);
  if (heading) heading.data = { ...heading.data, since: version };
  const own = heading ? [] : [paragraph(small(`Since ${version}:`))];
  return [...own, ...element.children];
}

/**
 * A remark plugin that shows each `<Since>` as text. It runs before Docusaurus reads the headings and keeps their marks
 * aside: ids and the table of contents don't contain them. `showSince` puts them back.
 */
export function liftSince() {
  return (tree: Root): void => {
    visit(tree, (node, index, parent) => {
      if (node.type === 'heading') {
        const { content, mark } = liftMark(node);
        if (mark) Object.assign(node, { children: content, data: { since: versionOf(mark) } });
      }
      if (!isSince(node) || parent === undefined || index === undefined) return undefined;
      parent.children.splice(index, 1, ...(replacementOf(node) as typeof parent.children));
      return [SKIP, index];
    });
  };
}

/** A remark plugin that puts the marks of headings back, at their ends. */
export function showSince() {
  return (tree: Root): void => {
    visit(tree, 'heading', (heading: Heading) => {
      const { since } = (heading as MarkedHeading).data ?? {};
      if (since !== undefined) heading.children.push(text(' '), badge(since));
    });
  };
}

export const Since: ComponentDefinition = {
  purpose:
    'The release of the package that something arrived in, after its name: in text, in a heading or in a cell. Around a section or several paragraphs, it marks all of them.',
  example: 'Mutations can store files <Since version="1.48.0" />.',
  props: { version: { type: 'string', required: true, text: 'detail' } },
  children: 'optional',
  isInline: true,
  toMarkdown: (element, { blocks, requiredProp }) => {
    const version = requiredProp(element, 'version');
    const [first, ...rest] = blocks(element);
    if (first === undefined) {
      const mark = text(`(since ${version})`);
      return [element.type === 'mdxJsxFlowElement' ? paragraph(mark) : mark];
    }
    if (first.type !== 'heading') return [paragraph(text(`Since ${version}:`)), first, ...rest];
    const children = [...first.children, text(` (since ${version})`)];
    return [{ ...first, children }, ...rest];
  },
};
