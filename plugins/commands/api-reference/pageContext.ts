import type { DeclarationReflection, SourceReference } from 'typedoc';
import type { MarkdownThemeContext } from 'typedoc-plugin-markdown';
import type { FenceWriter } from './comments';
import type { Declarations } from './sources';

/** The package as its pages name it. */
export interface PackageFacts {
  name: string;
  version: string;
  license: string;
  /** The address of the package's files at this version, without a slash at its end. */
  filesUrl: string;
}

/** What the parts of a page need to be written. */
export interface PageContext {
  theme: MarkdownThemeContext;
  declarations: Declarations;
  facts: PackageFacts;
  /** Writes the fences of comments, and remembers what they need to compile. */
  fence: FenceWriter;
  anchorOf: (reflection: DeclarationReflection) => string;
}

/** A link to the source of a symbol, as the package ships it. */
export function sourceLink(
  { declarations, facts }: PageContext,
  source: SourceReference,
): { text: string; href: string } {
  const { file, line } = declarations.placeOf(source);
  return { text: `${file}:${line}`, href: `${facts.filesUrl}/${file}` };
}
