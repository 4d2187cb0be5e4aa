import type { SidebarItemConfig } from '@docusaurus/plugin-content-docs/lib/sidebars/types.js';
import { section } from '../../../src/site/sidebarItems';
import { type ApiIndex, docIdOf, readApiIndex } from './symbols';

/**
 * One section for each entry point, with its symbols in source order. Types have no entries besides the
 * section's page.
 */
export function apiSections(index: ApiIndex = readApiIndex(process.cwd())): SidebarItemConfig[] {
  return index.modules.map(({ id, specifier }) => {
    const own = index.symbols.filter(({ module, kind }) => module === id && kind !== 'type');
    const items = own.map(({ name, route, anchor }): SidebarItemConfig => {
      if (anchor !== undefined) return { type: 'link', label: name, href: `${route}#${anchor}` };
      return docIdOf(route);
    });
    return section(specifier, undefined, `api/modules/${id}`, items);
  });
}
