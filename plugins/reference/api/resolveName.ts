import type { ApiIndex, ApiSymbol } from './symbols';

/** A name in inline code. */
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

/** Finds symbols by name. */
export class NameTable {
  readonly #byName = new Map<string, ApiSymbol[]>();
  readonly #specifiers: ReadonlyMap<string, string>;

  constructor({ symbols, modules }: ApiIndex) {
    for (const symbol of symbols) {
      this.#byName.set(symbol.name, [...(this.#byName.get(symbol.name) ?? []), symbol]);
    }
    this.#specifiers = new Map(modules.map(({ id, specifier }) => [id, specifier]));
  }

  /** The symbols with that name, one for each entry point that has it. */
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

/** The URL of a symbol within the site. */
export function addressOf({ symbol, member }: NamedSymbol): string {
  if (symbol.anchor !== undefined) return `${symbol.route}#${symbol.anchor}`;
  return member === undefined ? symbol.route : `${symbol.route}#${member.toLowerCase()}`;
}
