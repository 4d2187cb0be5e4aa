import Slugger, { slug } from 'github-slugger';
import type { Heading, Root } from 'mdast';
import { liftMark } from './sinceMarks';
import { textOf } from './text';
import { walk } from './walk';

interface HeadingId {
  heading: Heading;
  id: string;
  /** The id before a number was added to make it unique. */
  wanted: string;
  /** Whether the heading has an explicit id. */
  explicit: boolean;
}

// Both match `remark/headings` of @docusaurus/mdx-loader (plugins/delivery/patches/headingIds.ts). With `future.v4` the bare `{#id}` isn't valid
// MDX, so only its escaped form `\{#id}` gets here.
const classicId = /\s*\{#((?:.(?!\{#|\}))*.)\}$/;
const commentId = /^\s*\/\*\s*#(\S+)[\s\S]*\*\/\s*$/;

/** The explicit id of a heading, if there is one. */
function explicitId(heading: Heading): string | undefined {
  const last = heading.children.at(-1);
  if (last?.type === 'mdxTextExpression') {
    const id = commentId.exec(last.value)?.[1];
    if (id) return id.replace(/\*\/$/, '');
  }
  return classicId.exec(textOf(heading))?.[1]?.trim();
}

/** Assigns every heading of a page the id that Docusaurus gives it. */
export function headingIds(tree: Root): HeadingId[] {
  const slugger = new Slugger();
  const ids: HeadingId[] = [];
  walk(tree, (heading) => {
    if (heading.type !== 'heading') return;
    const written = explicitId(heading);
    const text = textOf({ ...heading, children: liftMark(heading).content });
    const wanted = written ?? slug(text);
    const id = written ?? slugger.slug(text);
    ids.push({ heading, id, wanted, explicit: written !== undefined });
  });
  return ids;
}
