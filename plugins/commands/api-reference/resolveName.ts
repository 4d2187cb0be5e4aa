import type { ApiIndex, ApiSymbol } from './symbols';

/** What a piece of inline code names. */
export interface NamedSymbol {
  symbol: ApiSymbol;
  /** What stands after a dot: `union` of `v.union`. */
  member?: string;
}

/** What decides between equal names: where the page has its names from, and where the page is. */
export interface NameScope {
  /** From the site's directory. */
  file: string;
  imports: ReadonlyMap<string, string>;
}

const pattern = /^([A-Za-z_$][\w$]*)(?:\.([A-Za-z_$][\w$]*))?(?:\(.*\)|<.*>)?$/s;

/** Takes inline code apart: `v.union(…)` → `v`, `union`. */
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

  /** The symbols of that name, one for each entry point that has it. */
  named(name: string): readonly ApiSymbol[] {
    return this.#byName.get(name) ?? [];
  }

  specifierOf({ module }: ApiSymbol): string {
    return this.#specifiers.get(module) ?? module;
  }

  /** Decides which symbol a name on a page means; undefined when it means none or nobody can tell. */
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

/** The address of a symbol within the site. */
export function addressOf({ symbol, member }: NamedSymbol): string {
  if (symbol.anchor !== undefined) return `${symbol.route}#${symbol.anchor}`;
  return member === undefined ? symbol.route : `${symbol.route}#${member.toLowerCase()}`;
}
