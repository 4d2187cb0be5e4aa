import type { DeclarationReflection, SourceReference } from 'typedoc';
import type { MarkdownThemeContext } from 'typedoc-plugin-markdown';
import type { FenceWriter } from './comments';
import type { Releases } from './releases';
import type { Declarations } from './sources';

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
