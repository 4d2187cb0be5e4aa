import Slugger, { slug } from 'github-slugger';
import type { Heading, Nodes, PhrasingContent, Root } from 'mdast';
import {
  attributeText,
  contentOf,
  type Element,
  isElement,
  textOf,
  walk,
} from '../../../src/lib/mdast';
import { type Place, placeOf } from '../../build';
import type { Page } from './page';

/** A release that a page names as the first one with something. */
export interface SinceMark extends Place {
  version: string;
  /** The code before it, which it is about. */
  name?: string | undefined;
}

export const isSince = (node: Nodes): node is Element => isElement(node) && node.name === 'Since';

/** The content of a heading without its mark, and the mark. */
export function liftMark({ children }: Heading): {
  content: PhrasingContent[];
  mark: Element | undefined;
} {
  const at = children.findIndex(isSince);
  if (at < 0) return { content: children, mark: undefined };
  const content = children.flatMap((child, index): PhrasingContent[] => {
    if (index === at) return [];
    const isBefore = index === at - 1 && child.type === 'text';
    return [isBefore ? { ...child, value: child.value.trimEnd() } : child];
  });
  return { content, mark: children[at] as Element };
}

/** The heading that shows the mark of the section that a `<Since>` is around. */
export function markedHeading(element: Element): Heading | undefined {
  const [first] = contentOf(element);
  return first?.type === 'heading' ? first : undefined;
}

/** Lists the releases that a page marks things with. */
export function collectSince({ tree }: Page): SinceMark[] {
  const marks: SinceMark[] = [];
  walk(tree, (parent) => {
    if (!('children' in parent)) return;
    for (const [index, node] of parent.children.entries()) {
      if (!isSince(node)) continue;
      const { line, column } = placeOf(node);
      const before = parent.children[index - 1];
      const isGap = before?.type === 'text' && before.value.trim() === '';
      const code = isGap ? parent.children[index - 2] : before;
      const name = code?.type === 'inlineCode' ? code.value : undefined;
      marks.push({ version: attributeText(node, 'version') ?? '', name, line, column });
    }
  });
  return marks;
}

interface HeadingId {
  heading: Heading;
  id: string;
  /** The id before a number was added to make it unique. */
  wanted: string;
  explicit: boolean;
  /** Ids that it had before, which links from elsewhere still use: the others in the comment with its id. */
  aliases: string[];
}

// Both match `remark/headings` of @docusaurus/mdx-loader, which tests run beside them. With `future.v4` the bare `{#id}`
// isn't valid MDX, so only its escaped form `\{#id}` gets here.
const classicId = /\s*\{#((?:.(?!\{#|\}))*.)\}$/;
const commentIds = /^\s*\/\*\s*(#[^\s*]+(?: #[^\s*]+)*)[\s\S]*\*\/\s*$/;

/** The ids that are written in a heading, if there are any: its own, and those that it had before. */
export function writtenIds(heading: Heading): string[] {
  const last = heading.children.at(-1);
  if (last?.type === 'mdxTextExpression') {
    const comment = commentIds.exec(last.value)?.[1];
    if (comment) return comment.split(' ').map((id) => id.slice(1));
  }
  const id = classicId.exec(textOf(heading))?.[1]?.trim();
  return id === undefined ? [] : [id];
}

export function headingIds(tree: Root): HeadingId[] {
  const slugger = new Slugger();
  const ids: HeadingId[] = [];
  walk(tree, (heading) => {
    if (heading.type !== 'heading') return;
    const [written, ...aliases] = writtenIds(heading);
    const text = textOf({ ...heading, children: liftMark(heading).content });
    const wanted = written ?? slug(text);
    const id = written ?? slugger.slug(text);
    ids.push({ heading, id, wanted, explicit: written !== undefined, aliases });
  });
  return ids;
}
