import Slugger, { slug } from 'github-slugger';
import type { Heading, Root } from 'mdast';
import { textOf } from './text';
import { walk } from './walk';

interface HeadingId {
  heading: Heading;
  id: string;
  /** The id before a number was put after it to make it unique. */
  wanted: string;
  /** The id is written in the heading. */
  explicit: boolean;
}

// Both follow @docusaurus/mdx-loader 3.10, `remark/headings`. The bare `{#id}` is no MDX with
// `future.v4`, so only its escaped form `\{#id}` gets here.
const classicId = /\s*\{#((?:.(?!\{#|\}))*.)\}$/;
const commentId = /^\s*\/\*\s*#(\S+)[\s\S]*\*\/\s*$/;

/** The id that is written in a heading, if there is one. */
function explicitId(heading: Heading): string | undefined {
  const last = heading.children.at(-1);
  if (last?.type === 'mdxTextExpression') {
    const id = commentId.exec(last.value)?.[1];
    if (id) return id.replace(/\*\/$/, '');
  }
  return classicId.exec(textOf(heading))?.[1]?.trim();
}

/** Gives every heading of a page the id that Docusaurus gives it. */
export function headingIds(tree: Root): HeadingId[] {
  const slugger = new Slugger();
  const ids: HeadingId[] = [];
  walk(tree, (heading) => {
    if (heading.type !== 'heading') return;
    const written = explicitId(heading);
    const wanted = written ?? slug(textOf(heading));
    const id = written ?? slugger.slug(textOf(heading));
    ids.push({ heading, id, wanted, explicit: written !== undefined });
  });
  return ids;
}
