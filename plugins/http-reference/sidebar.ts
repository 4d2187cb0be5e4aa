import type { SidebarItemConfig } from '@docusaurus/plugin-content-docs/lib/sidebars/types.js';
import type { HttpApiId } from '../../src/lib/httpDocuments';
import { isBesideSidebar } from './pages';
import { readApis } from './readApis';

/** The info page of an API and its operations in the order of the document; pages without the sidebar as links. */
export function operationItems(id: HttpApiId, siteDir = process.cwd()): SidebarItemConfig[] {
  const api = readApis(siteDir).apis.find((one) => one.id === id);
  if (!api) return [];
  const link = (label: string, href: string): SidebarItemConfig => ({ type: 'link', label, href });
  return [
    link('Introduction', api.infoRoute),
    ...api.operations.map(({ operation: { route, title } }) =>
      isBesideSidebar(api) ? route.slice(1) : link(title, route),
    ),
  ];
}
