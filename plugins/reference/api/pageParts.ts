import { type DeclarationReflection, ReflectionKind } from 'typedoc';
import { descriptionLimits } from '../../content';
import { attribute, frontMatter } from '../markup';
import { type PageContext, sourceLink } from './pageContext';
import type { Blocks } from './parameters';

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
