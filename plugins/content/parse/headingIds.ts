import Slugger, { slug } from 'github-slugger';
import type { Heading, Root } from 'mdast';
import { textOf, walk } from '../../../src/lib/mdast';
import { liftMark } from './since';

interface HeadingId {
  heading: Heading;
  id: string;
  /** The id before a number was added to make it unique. */
  wanted: string;
  /** Whether the heading has an explicit id. */
  explicit: boolean;
  /** Ids that it had before, which links from elsewhere still use: the others in the comment with its id. */
  aliases: string[];
}

// Both match `remark/headings` of @docusaurus/mdx-loader (plugins/delivery/patches/textPatches.ts). With `future.v4` the bare `{#id}` isn't valid
// MDX, so only its escaped form `\{#id}` gets here.
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

/** Assigns every heading of a page the id that Docusaurus gives it. */
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
