import type { SidebarItemConfig } from '@docusaurus/plugin-content-docs/lib/sidebars/types.js';
import { generatedDir, readGenerated } from '../../build';
import type { HttpApiId } from '../../content';

/** What the generator records about each API for the sidebar. */
export type HttpIndex = Record<
  string,
  {
    infoRoute: string;
    /** In the order of the document. */
    operations: { route: string; title: string }[];
    /** Whether the operations' pages show the sidebar, which links to them in either case. */
    showsSidebar: boolean;
  }
>;

/** The index file, relative to the site's directory. */
export const httpIndexFile = `${generatedDir}/http-reference.json`;

/**
 * The info page of an API and its operations in the order of the document. Pages without the sidebar are
 * links.
 * @throws when the pages haven't been generated
 */
export function operationItems(id: HttpApiId, siteDir = process.cwd()): SidebarItemConfig[] {
  const api = readGenerated<HttpIndex>(siteDir, httpIndexFile)[id];
  if (!api) throw new Error(`${httpIndexFile} has no ${id}. Run npm run generate.`);
  const link = (label: string, href: string): SidebarItemConfig => ({ type: 'link', label, href });
  return [
    link('Introduction', api.infoRoute),
    ...api.operations.map(({ route, title }) =>
      api.showsSidebar ? route.slice(1) : link(title, route),
    ),
  ];
}
