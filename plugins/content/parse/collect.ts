import type { InlineCode, Nodes } from 'mdast';
import {
  attributeOf,
  attributeText,
  type Element,
  isElement,
  isInvisible,
  textOf,
  walk,
} from '../../../src/lib/mdast';
import { type Place, placeOf } from '../../build';
import { definitionOf, textProps } from '../schema/components';
import { headingIds, liftMark } from './headings';
import type { Page } from './page';

export interface PageHeading extends Place {
  id: string;
  depth: number;
  text: string;
  /** Earlier ids, which links from elsewhere still use. */
  aliases: string[];
}

/** A link on a page, kept without the page's tree. */
export interface PageLink {
  url: string;
  place: Place;
  prop: boolean;
}

export interface PageImage {
  url: string;
  place: Place;
}

interface CodeMention extends Place {
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

function linksOf(element: Element): PageLink[] {
  const { props } = definitionOf(element.name) ?? {};
  return element.attributes.flatMap((attribute) => {
    if (attribute.type !== 'mdxJsxAttribute' || typeof attribute.value !== 'string') return [];
    const { name, value: url } = attribute;
    const isLink = props?.[name]?.link || (element.name === 'a' && name === 'href');
    return isLink && url.trim() !== '' ? [{ url, place: placeOf(attribute), prop: true }] : [];
  });
}

/** The id of an element, if links can refer to it. */
function anchorOf(element: Element): string | undefined {
  // In HTML, such as the drawing in a figure, an id is always an anchor.
  const prop = definitionOf(element.name)?.props?.id;
  const id = prop?.anchor === false ? undefined : attributeText(element, 'id');
  if (id !== undefined || element.name !== 'Parameter' || !attributeOf(element, 'href')) return id;
  return attributeText(element, 'name')?.toLowerCase() ?? '';
}

/** Lists what a page consists of and names, in the order of its text. */
export function collectFacts({ tree }: Page) {
  const headings = headingIds(tree).map(({ heading, id, aliases }): PageHeading => {
    const text = textOf({ ...heading, children: liftMark(heading).content });
    const { line, column } = placeOf(heading);
    return { id, depth: heading.depth, text, aliases, line, column };
  });
  const components = new Set<string>();
  const anchors = new Set(headings.map(({ id }) => id));
  /** The samples that readers can run, with the module of the component. */
  const live: { preview: string; steps: boolean; line: number }[] = [];
  const links: PageLink[] = [];
  const images: PageImage[] = [];
  const mentions: CodeMention[] = [];
  /** Headings name what the page itself describes. */
  const inHeadings = new Set<Nodes>();
  walk(tree, (node) => {
    const place = placeOf(node);
    if (node.type === 'heading') walk(node, (part) => inHeadings.add(part));
    if (node.type === 'inlineCode' && !inHeadings.has(node)) mentions.push(...namesIn(node));
    if (node.type === 'link' || node.type === 'definition') {
      links.push({ url: node.url, place, prop: false });
    }
    if (node.type === 'image') images.push({ url: node.url, place });
    if (!isElement(node) || node.name === null) return;
    components.add(node.name);
    links.push(...linksOf(node));
    const id = anchorOf(node);
    if (id !== undefined) anchors.add(id);
    const url = node.name === 'img' ? attributeText(node, 'src') : undefined;
    if (url !== undefined) images.push({ url, place });
    if (node.name === 'Live') {
      const steps = attributeOf(node, 'steps') !== undefined;
      live.push({ preview: attributeText(node, 'preview') ?? '', steps, line: place.line });
    }
  });
  return {
    headings,
    anchors: [...anchors],
    links,
    images,
    components: [...components],
    live,
    mentions,
  };
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
