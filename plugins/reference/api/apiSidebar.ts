import type { SidebarItemConfig } from '@docusaurus/plugin-content-docs/lib/sidebars/types.js';
import { group, section } from '../../../src/site/sidebarItems';
import {
  type ApiIndex,
  type ApiSymbol,
  type ApiTypes,
  readApiIndex,
  type SymbolKind,
  symbolSections,
} from './symbols';

/** The letter next to a name in the sidebar. */
const badges: Readonly<Record<SymbolKind, string>> = {
  function: 'F',
  constant: 'V',
  class: 'C',
  interface: 'I',
  namespace: 'N',
  type: 'T',
};

/** The badge and the name, which wraps between the words that it consists of. */
function labelHtml({ name, kind }: ApiSymbol): string {
  const words = name.match(/[A-Z]*[^A-Z_]+_?|[A-Z]+/g) ?? [name];
  return `<i aria-hidden="true">${badges[kind]}</i><span>${words.join('<wbr>')}</span>`;
}

function symbolItem(symbol: ApiSymbol): SidebarItemConfig {
  const { name, route, anchor } = symbol;
  const shared = { label: name, customProps: { html: labelHtml(symbol) } };
  return anchor === undefined
    ? { type: 'doc', id: route.slice(1), ...shared }
    : { type: 'link', href: `${route}#${anchor}`, ...shared };
}

/** The page of a group of types, which lists them while it is open. */
function typesItem({ title, route }: ApiTypes, symbols: readonly ApiSymbol[]): SidebarItemConfig {
  const own = symbols.filter((symbol) => symbol.route === route);
  return section(title, undefined, route.slice(1), own.map(symbolItem));
}

/** One section for each entry point, with its symbols by kind, in source order. */
export function apiSections(index: ApiIndex = readApiIndex(process.cwd())): SidebarItemConfig[] {
  return index.modules.map(({ id, specifier, types }) => {
    const own = index.symbols.filter(({ module }) => module === id);
    const groups = symbolSections.map(({ kind, title }) => ({
      title,
      items:
        kind === 'type'
          ? types.map((page) => typesItem(page, own))
          : own.filter((one) => one.kind === kind && !one.isInternal).map(symbolItem),
    }));
    const internal = own.filter(({ isInternal }) => isInternal).map(symbolItem);
    return section(
      specifier,
      undefined,
      `api/modules/${id}`,
      [...groups, { title: 'Internal', items: internal }]
        .filter(({ items }) => items.length > 0)
        .map(({ title, items }) => group(title, items)),
    );
  });
}
