import {
  type CommentDisplayPart,
  type DeclarationReflection,
  ReflectionKind,
  type SourceReference,
} from 'typedoc';
import type { MarkdownThemeContext } from 'typedoc-plugin-markdown';
import { descriptionLimits } from '../../content';
import { element, escapeMdx } from '../markup';
import type { Declarations } from './sources';
import type { Releases } from './surface';

export type Blocks = string[];

interface PackageFacts {
  name: string;
  version: string;
  license: string;
  /** The URL of the package's files at this version, without a trailing slash. */
  filesUrl: string;
}

export interface PageContext {
  theme: MarkdownThemeContext;
  declarations: Declarations;
  facts: PackageFacts;
  releases: Releases;
  /** Converts a part of a comment. Headings are kept only if the page belongs to the comment. */
  mdx: (parts: readonly CommentDisplayPart[], options?: { headings: boolean }) => Blocks;
}

export function sourceLink(
  { declarations, facts }: PageContext,
  source: SourceReference,
): { text: string; href: string } {
  const { file, line } = declarations.locationOf(source);
  return { text: `${file}:${line}`, href: `${facts.filesUrl}/${file}` };
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Shortens a description to a length that search results show in full. */
export function descriptionOf(sentence: string, fallback: string): string {
  const text = sentence === '' ? fallback : sentence;
  const whole = text.length < descriptionLimits.least ? `${text} ${fallback}` : text;
  if (whole.length <= descriptionLimits.most) return whole;
  return `${whole.slice(0, descriptionLimits.most - 1).replace(/\s+\S*$/, '')}…`;
}

/** A placeholder for the links to the guides, which change more often than the package. */
export function usedInMark(module: string, name: string): string {
  return `{/* used-in ${module} ${name} */}`;
}

/** Where a symbol, a group of types or an entry point comes from. */
export function factsBlock(
  page: PageContext,
  reflection: DeclarationReflection,
  kind: string,
): string {
  const { facts } = page;
  const module = reflection.kindOf(ReflectionKind.Module) ? reflection : reflection.parent;
  const source = reflection.sources?.[0];
  const link = source && sourceLink(page, source);
  const since = page.releases.since(reflection);
  return element('ReferenceFacts', {
    module: module?.name ?? '',
    kind: since === undefined ? kind : `${kind}, since ${since}`,
    package: `${facts.name} ${facts.version}`,
    license: facts.license,
    source: link?.text,
    href: link?.href,
  });
}

/**
 * How a page begins: with our first sentence and the rest of the comment's first paragraph, or with that paragraph.
 * @param blocks the comment
 * @param sentence the first sentence of the comment, without formatting
 */
export function opening(
  own: string | undefined,
  blocks: Blocks,
  sentence: string,
  fallback: string,
): { paragraph: string; lead: Blocks; rest: Blocks; description: string } {
  const [first, ...others] = blocks;
  const isLine = first !== undefined && !/^(?:```|[-*] |\d+\. |#|>|\*\*Deprecated)/.test(first);
  const paragraph = isLine ? first : own === undefined ? escapeMdx(fallback) : '';
  const [, more = ''] = /^[\s\S]*?[.:!](?:\s+([\s\S]+))?$/.exec(paragraph) ?? [];
  return {
    paragraph,
    lead: (own === undefined ? [paragraph] : [own, more]).filter(Boolean),
    rest: isLine ? others : blocks,
    description: descriptionOf(own?.replaceAll('`', '') ?? sentence, fallback),
  };
}
