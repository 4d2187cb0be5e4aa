import type { RootContent } from 'mdast';
import type { Comment, CommentDisplayPart, ProjectReflection } from 'typedoc';
import type { MarkdownThemeContext } from 'typedoc-plugin-markdown';
import { readMarkdown, writeMdx } from '../markup';
import { moduleId } from './symbols';
import { correct, firstSentenceIn } from './texts';

interface CommentFence {
  lang: string;
  /** Comments have none, but corrections may add it. */
  meta: string;
  value: string;
}

export type FenceWriter = (code: CommentFence) => CommentFence;

function convert(node: RootContent, fence: FenceWriter, headings: boolean): RootContent[] {
  if (node.type === 'html') {
    return [{ type: 'text', value: node.value }];
  }
  if (node.type === 'thematicBreak') return [];
  if (node.type === 'heading' && !headings) {
    const children = [{ type: 'strong' as const, children: node.children }];
    return [{ type: 'paragraph', children }];
  }
  if (node.type === 'code') {
    return [
      { ...node, ...fence({ lang: node.lang ?? '', meta: node.meta ?? '', value: node.value }) },
    ];
  }
  if (node.type === 'link' && node.children.length === 1) {
    const [label] = node.children;
    // A link whose text is its URL: MDX doesn't support the angle brackets of `<https://…>`.
    if (label?.type === 'text' && label.value === node.url) {
      label.value = node.url.replace(/^https?:\/\/|\/$/g, '');
    }
  }
  if ('children' in node) {
    const children = (node.children as RootContent[]).flatMap((child) =>
      convert(child, fence, headings),
    );
    return [{ ...node, children } as RootContent];
  }
  return [node];
}

function partsText(context: MarkdownThemeContext, parts: readonly CommentDisplayPart[]): string {
  const { project } = context.page;
  return correct(context.helpers.getCommentParts(parts.map((part) => resolved(part, project))));
}

/** TypeDoc doesn't resolve `{@link server.X}`, which starts with an entry point, so it is resolved here. */
function resolved(part: CommentDisplayPart, project: ProjectReflection): CommentDisplayPart {
  if (part.kind !== 'inline-tag' || part.target !== undefined) return part;
  const [, entry, name] = /^(\w+)\.(\w+)$/.exec(part.text.trim()) ?? [];
  const module = project.children?.find((candidate) => moduleId(candidate) === entry);
  const target = module?.children?.find((symbol) => symbol.name === name);
  return target && name !== undefined ? { ...part, text: name, target } : part;
}

export function commentMdx(
  context: MarkdownThemeContext,
  parts: readonly CommentDisplayPart[],
  fence: FenceWriter,
  { headings = false } = {},
): string[] {
  const { children } = readMarkdown(partsText(context, parts));
  return children
    .flatMap((node) => convert(node, fence, headings))
    .map((node) => writeMdx([node]))
    .filter((text) => text !== '');
}

/** The text of all block tags of a kind, in order. */
export function blockTags(comment: Comment | undefined, tag: `@${string}`): CommentDisplayPart[][] {
  return comment?.getTags(tag).map(({ content }) => content) ?? [];
}

/** The first sentence of a comment, without formatting. */
export function firstSentence(comment: Comment | undefined): string {
  return firstSentenceIn((comment?.summary ?? []).map(({ text }) => text).join(''));
}
