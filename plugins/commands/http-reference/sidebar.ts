import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SidebarItemConfig } from '@docusaurus/plugin-content-docs/lib/sidebars/types.js';
import { type HttpApiId, httpDocuments } from '../../lib/httpDocuments';
import { isInSidebar } from './pages';
import { readDocument } from './readDocument';

/** The info page of an API and its operations in the order of the document; pages without the sidebar as links. */
export function operationItems(id: HttpApiId, siteDir = process.cwd()): SidebarItemConfig[] {
  const file = httpDocuments[id];
  const { api } = readDocument(id, file, readFileSync(join(siteDir, file), 'utf8'));
  // The plugin says what is wrong with it, and stops the build.
  if (!api) return [];
  const link = (label: string, href: string): SidebarItemConfig => ({ type: 'link', label, href });
  return [
    link('Introduction', api.infoRoute),
    ...api.operations.map(({ operation: { route, title } }) =>
      isInSidebar(api) ? route.slice(1) : link(title, route),
    ),
  ];
}
