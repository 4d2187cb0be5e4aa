import { readGenerated } from '../../build';
import { apiIndexFile, apiNamesFile } from '../../content';

/** What kind of symbol a name of the package is. */
export type SymbolKind = 'class' | 'interface' | 'namespace' | 'function' | 'constant' | 'type';

/** A public name of the package, and where it is described. */
export interface ApiSymbol {
  name: string;
  /** Its entry point as it appears in URLs: `react_auth0`. */
  module: string;
  kind: SymbolKind;
  /** The route of its page. Small symbols are on the page of their entry point. */
  route: string;
  /** Its anchor on the page of a group of types; undefined if it has a separate page. */
  anchor?: string;
  /** Whether the package exports it for its own use. */
  isInternal?: true;
  /** The names of its properties and methods. */
  members: string[];
}

/** The page of a group of types. */
export interface ApiTypes {
  title: string;
  route: string;
}

/** What the generator records for the sidebar and for links in guides. */
export interface ApiIndex {
  packageName: string;
  version: string;
  /** Entry points by the last part of their URL, in order. */
  modules: { id: string; specifier: string; types: ApiTypes[] }[];
  /** In source order within an entry point. */
  symbols: ApiSymbol[];
}

/** What a name in a sample is. */
export interface ApiName {
  /** With its owner: `QueryInitializer.withIndex`. */
  name: string;
  signature: string;
  /** The first sentence of its comment; empty if it has none. */
  sentence: string;
  /** The route of its page, with its anchor. */
  href: string;
}

/** Names by the place of their declaration in the package: `dist/esm-types/server/query.d.ts:31:4`. */
export type ApiNames = Record<string, ApiName>;

/** The kinds of symbols in the order of the sidebar and of an entry point's page. */
export const symbolSections: readonly { kind: SymbolKind; title: string }[] = [
  { kind: 'function', title: 'Functions' },
  { kind: 'constant', title: 'Constants' },
  { kind: 'class', title: 'Classes' },
  { kind: 'interface', title: 'Interfaces' },
  { kind: 'namespace', title: 'Namespaces' },
  { kind: 'type', title: 'Types' },
];

/** Whether the first sentence of a comment says that the package exports the name for its own use. */
export function isInternal(sentence: string): boolean {
  return /^Internal type used in|\bfor tests only\b/.test(sentence);
}

/**
 * Reads the index of the generated pages.
 * @throws when they haven't been generated
 */
export function readApiIndex(siteDir: string): ApiIndex {
  return readGenerated<ApiIndex>(siteDir, apiIndexFile);
}

/**
 * Reads the explanations of names.
 * @throws when they haven't been generated
 */
export function readApiNames(siteDir: string): ApiNames {
  return readGenerated<ApiNames>(siteDir, apiNamesFile);
}

/** The doc id of a page, which the sidebar uses. */
export function docIdOf(route: string): string {
  return route.slice(1);
}
