import { readGenerated } from '../../build';
import { apiIndexFile, apiNamesFile } from '../../content';

/** Import paths after the package's name, in the order of the pages. */
export const entryPoints = [
  'browser',
  'nextjs',
  'react',
  'react-auth0',
  'react-clerk',
  'server',
  'values',
];

/** An entry point as it appears in URLs: `convex/react-auth0` → `react_auth0`. */
export function moduleId({ name }: { name: string }): string {
  return (name.split('/').at(-1) ?? '').replaceAll('-', '_');
}

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

export interface NamedSymbol {
  symbol: ApiSymbol;
  /** The name after the dot: `union` in `v.union`. */
  member?: string;
}

/** What decides between equal names: where the page imports its names from, and where the page is. */
export interface NameScope {
  /** Relative to the site's directory. */
  file: string;
  imports: ReadonlyMap<string, string>;
}

const pattern = /^([A-Za-z_$][\w$]*)(?:\.([A-Za-z_$][\w$]*))?(?:\(.*\)|<.*>)?$/s;

/** Splits inline code into names: `v.union(…)` → `v`, `union`. */
export function splitName(code: string): { name: string; member?: string } | undefined {
  const [, name, member] = pattern.exec(code) ?? [];
  if (name === undefined) return undefined;
  return member === undefined ? { name } : { name, member };
}

export class NameTable {
  readonly #byName = new Map<string, ApiSymbol[]>();
  readonly #specifiers: ReadonlyMap<string, string>;

  constructor({ symbols, modules }: ApiIndex) {
    for (const symbol of symbols) {
      this.#byName.set(symbol.name, [...(this.#byName.get(symbol.name) ?? []), symbol]);
    }
    this.#specifiers = new Map(modules.map(({ id, specifier }) => [id, specifier]));
  }

  named(name: string): readonly ApiSymbol[] {
    return this.#byName.get(name) ?? [];
  }

  /** The symbol that a page of the reference names: the one of the same entry point, or the only one. */
  resolveInReference(name: string, file: string): ApiSymbol | undefined {
    const all = this.named(name);
    return all.find(({ module }) => module === moduleOfPage(file)) ?? (all[1] ? undefined : all[0]);
  }

  specifierOf({ module }: ApiSymbol): string {
    return this.#specifiers.get(module) ?? module;
  }

  /**
   * Finds the symbol that a name on a page refers to, or returns undefined if there is none or it is
   * ambiguous.
   */
  resolve(code: string, { file, imports }: NameScope): NamedSymbol | undefined {
    const parts = splitName(code);
    if (!parts) return undefined;
    const { name, member } = parts;
    const all = this.named(name);
    const from = imports.get(name);
    const candidates =
      from === undefined ? all : all.filter((symbol) => this.specifierOf(symbol) === from);
    const nearby = candidates.find(({ module }) => file.split('/').includes(module));
    const symbol = candidates.length === 1 ? candidates[0] : nearby;
    if (!symbol) return undefined;
    if (member === undefined) return { symbol };
    return symbol.members.includes(member) ? { symbol, member } : undefined;
  }
}

/** The entry point that a page of the reference belongs to: `docs/api/classes/react.Watch.mdx` → `react`. */
function moduleOfPage(file: string): string {
  return /([^/.]+)[^/]*$/.exec(file)?.[1] ?? '';
}

export function addressOf({ symbol, member }: NamedSymbol): string {
  if (symbol.anchor !== undefined) return `${symbol.route}#${symbol.anchor}`;
  return member === undefined ? symbol.route : `${symbol.route}#${member.toLowerCase()}`;
}
