import type { SidebarItemConfig } from '@docusaurus/plugin-content-docs/lib/sidebars/types.js';
import { type SidebarIcon, section } from '../../../src/site/sidebarItems';
import { generatedDir, readGenerated } from '../../build';
import { httpSettings } from '../../content';

/** What the generator records about each API for the sidebar. */
export type HttpIndex = Record<
  string,
  {
    infoRoute: string;
    /** The listed ones, in the order of the document. */
    operations: {
      route: string;
      title: string;
      /** Whether its page shows the sidebar, which links to it in either case. */
      showsSidebar: boolean;
    }[];
  }
>;

/** The index file, relative to the site's directory. */
export const httpIndexFile = `${generatedDir}/http-reference.json`;

/** The info page of an API and its operations in the order of the document. Pages without the sidebar are links. */
function operationItems({ infoRoute, operations }: HttpIndex[string]): SidebarItemConfig[] {
  const link = (label: string, href: string): SidebarItemConfig => ({ type: 'link', label, href });
  return [
    link('Introduction', infoRoute),
    ...operations.map(({ route, title, showsSidebar }) =>
      showsSidebar ? route.slice(1) : link(title, route),
    ),
  ];
}

/**
 * The section of each API, in the order of their names.
 * @throws when the pages haven't been generated
 */
export function httpSections(siteDir = process.cwd()): SidebarItemConfig[] {
  const index = readGenerated<HttpIndex>(siteDir, httpIndexFile);
  return Object.entries(httpSettings)
    .sort(([, a], [, b]) => (a.label < b.label ? -1 : 1))
    .map(([id, { label, icon, guide }]) => {
      const api = index[id];
      if (!api) throw new Error(`${httpIndexFile} has no ${id}. Run npm run generate.`);
      return section(label, icon as SidebarIcon, guide.slice(1), operationItems(api));
    });
}
