import { type DeclarationReflection, ReflectionKind, type SourceReference } from 'typedoc';
import type { MarkdownThemeContext } from 'typedoc-plugin-markdown';
import { descriptionLimits } from '../../content';
import { attribute, frontMatter } from '../markup';
import type { FenceWriter } from './comments';
import type { Declarations } from './sources';
import type { Releases } from './surface';

/** Blocks of MDX. */
export type Blocks = string[];

/** The package as its pages refer to it. */
export interface PackageFacts {
  name: string;
  version: string;
  license: string;
  /** The URL of the package's files at this version, without a trailing slash. */
  filesUrl: string;
}

/** What the parts of a page need. */
export interface PageContext {
  theme: MarkdownThemeContext;
  declarations: Declarations;
  facts: PackageFacts;
  releases: Releases;
  /** Writes the fences of comments, and records what they need in order to compile. */
  fence: FenceWriter;
  anchorOf: (reflection: DeclarationReflection) => string;
  /** The symbol with that name: the entry point's own one, or the only one. */
  symbolNamed: (name: string) => DeclarationReflection | undefined;
}

/** A link to the source of a symbol in the published package. */
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

interface FrontMatter {
  title: string;
  description: string;
  keywords: string[];
  displayed_sidebar?: null;
}

export function referenceMatter(matter: FrontMatter): string {
  return frontMatter({ ...matter, kind: 'reference' });
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
  return [
    '<ReferenceFacts',
    ` module="${attribute(module?.name ?? '')}"`,
    ` kind="${since === undefined ? kind : `${kind}, since ${since}`}"`,
    ` package="${facts.name} ${facts.version}"`,
    ` license="${facts.license}"`,
    ...(link ? [` source="${link.text}" href="${link.href}"`] : []),
    ' />',
  ].join('');
}

/** What a paragraph says after its first sentence. */
export function afterFirstSentence(paragraph: string): string {
  return /^[\s\S]*?[.:!](?:\s+([\s\S]+))?$/.exec(paragraph)?.[1] ?? '';
}

/** The first paragraph of a comment becomes the lead of the page. */
export function lead(blocks: Blocks, fallback: string): { lead: string; rest: Blocks } {
  const [first, ...rest] = blocks;
  const isLine = first !== undefined && !/^(?:```|[-*] |\d+\. |#|>|\*\*Deprecated)/.test(first);
  return isLine ? { lead: first, rest } : { lead: fallback, rest: blocks };
}
