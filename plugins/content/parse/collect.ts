import type { InlineCode, Nodes } from 'mdast';
import {
  attributeOf,
  attributeText,
  isElement,
  isInvisible,
  textOf,
  walk,
} from '../../../src/lib/mdast';
import { type Place, placeOf } from '../../build';
import { definitionOf, textProps } from '../schema/components';
import { headingIds, liftMark } from './headings';
import type { Page } from './page';

/** A heading of a page, with the id that Docusaurus gives it. */
export interface PageHeading extends Place {
  id: string;
  depth: number;
  text: string;
  /** Earlier ids, which links from elsewhere still use. */
  aliases: string[];
}

/** Lists the headings of a page. */
export function collectHeadings({ tree }: Page): PageHeading[] {
  return headingIds(tree).map(({ heading, id, aliases }) => {
    const { line, column } = placeOf(heading);
    return {
      id,
      depth: heading.depth,
      text: textOf({ ...heading, children: liftMark(heading).content }),
      aliases,
      line,
      column,
    };
  });
}

/** Lists the names of the page's components, and the ids of its elements. */
export function collectElements({ tree }: Page) {
  const components = new Set<string>();
  const elementIds: string[] = [];
  const live: { preview: string; steps: boolean; line: number }[] = [];
  walk(tree, (node) => {
    if (!isElement(node) || node.name === null) return;
    components.add(node.name);
    if (node.name === 'Live') {
      const { line } = placeOf(node);
      const steps = attributeOf(node, 'steps') !== undefined;
      live.push({ preview: attributeText(node, 'preview') ?? '', steps, line });
    }
    // In HTML, such as the drawing in a figure, an id is always an anchor.
    const prop = definitionOf(node.name)?.props?.id;
    const id = prop?.anchor === false ? undefined : attributeText(node, 'id');
    if (id !== undefined) elementIds.push(id);
    else if (node.name === 'Parameter' && attributeOf(node, 'href') !== undefined) {
      elementIds.push(attributeText(node, 'name')?.toLowerCase() ?? '');
    }
  });
  return { components: [...components], elementIds, live };
}

/** A link on a page, kept without the page's tree. */
export interface PageLink {
  url: string;
  place: Place;
  /** Whether the link is a component's prop. */
  prop: boolean;
}

/** Lists the links on a page, in Markdown and in props. */
export function collectLinks(page: Page): PageLink[] {
  const links: PageLink[] = [];
  walk(page.tree, (node) => {
    if (node.type === 'link' || node.type === 'definition') {
      links.push({ url: node.url, place: placeOf(node), prop: false });
    }
    if (!isElement(node) || node.name === null) return;
    for (const attribute of node.attributes) {
      if (attribute.type !== 'mdxJsxAttribute' || typeof attribute.value !== 'string') continue;
      const schema = definitionOf(node.name)?.props?.[attribute.name];
      const isLink = schema?.link || (node.name === 'a' && attribute.name === 'href');
      if (!isLink || attribute.value.trim() === '') continue;
      links.push({ url: attribute.value, place: placeOf(attribute), prop: true });
    }
  });
  return links;
}

/** An image on a page, kept without the page's tree. */
export interface PageImage {
  url: string;
  place: Place;
}

/** Lists the images on a page. */
export function collectImages(page: Page): PageImage[] {
  const images: PageImage[] = [];
  walk(page.tree, (node) => {
    const place = placeOf(node);
    if (node.type === 'image') images.push({ url: node.url, place });
    if (!isElement(node) || node.name !== 'img') return;
    const url = attributeText(node, 'src');
    if (url !== undefined) images.push({ url, place });
  });
  return images;
}

/** A name in inline code. Lines and columns start at 1. */
export interface CodeMention extends Place {
  text: string;
}

/** Names in backticks inside inline code, such as a quoting error message, count separately. */
function namesIn(node: InlineCode): CodeMention[] {
  const { value, position } = node;
  const { line, column } = placeOf(node);
  const inner = [...value.matchAll(/`([^`]+)`/g)];
  if (inner.length === 0) return [{ text: value, line, column }];
  const marks =
    position?.end.line === line ? Math.floor((position.end.column - column - value.length) / 2) : 0;
  return inner.map(({ 1: text = '', index }) => ({ text, line, column: column + marks + index }));
}

/**
 * Lists the names in inline code in a page's text. Headings are skipped, because they name what the page
 * itself describes.
 */
export function collectMentions({ tree }: Page): CodeMention[] {
  const mentions: CodeMention[] = [];
  const visit = (node: Nodes): void => {
    if (node.type === 'heading') return;
    if (node.type === 'inlineCode') mentions.push(...namesIn(node));
    if ('children' in node) node.children.forEach(visit);
  };
  visit(tree);
  return mentions;
}

/** A paragraph, heading, table cell or visible prop of a component as plain text. */
interface TextBlock {
  node: Nodes;
  /** Code is replaced by U+FFFC, which belongs to no language. Line breaks are those of the source. */
  text: string;
}

const blockTypes = new Set(['paragraph', 'heading', 'tableCell']);

function visibleText(node: Nodes): string {
  if (node.type === 'text') return node.value;
  if (node.type === 'inlineCode') return '\uFFFC';
  if (node.type === 'break') return '\n';
  return 'children' in node ? node.children.map(visibleText).join('') : '';
}

/**
 * Lists the text that readers see below a node, in order, without code, error messages and URLs.
 * @param skipped names of elements to leave out
 */
export function textBlocks(node: Nodes, skipped: readonly string[] = []): TextBlock[] {
  if (isInvisible(node) || (isElement(node) && skipped.includes(node.name ?? ''))) return [];
  if (blockTypes.has(node.type)) return [{ node, text: visibleText(node) }];
  const props = isElement(node)
    ? textProps(node.name)
        .filter(({ text }) => text === 'prose')
        .map(({ name }) => ({ node, text: attributeText(node, name) ?? '' }))
    : [];
  const children = 'children' in node ? node.children : [];
  return [...props, ...children.flatMap((child) => textBlocks(child, skipped))];
}
