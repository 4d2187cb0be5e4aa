import type { SidebarItemConfig } from '@docusaurus/plugin-content-docs/lib/sidebars/types.js';
import { type SidebarIcon, section } from '../../../src/site/sidebarItems';
import { generatedDir, readGenerated } from '../../build';
import { type HttpDocument, readHttpDocuments } from '../../content';
import type { HttpApi, OperationPage } from './readApis';

/** The APIs that have pages, by the first part of their routes. */
export type HttpIndex = Readonly<Record<string, HttpApi>>;

/** The index file, relative to the site's directory. */
export const httpIndexFile = `${generatedDir}/http-reference.json`;

/** The info page of an API, then its groups of operations in the order of the document. */
function operationItems({ infoRoute, operations }: HttpApi): SidebarItemConfig[] {
  const link = (label: string, href: string): SidebarItemConfig => ({ type: 'link', label, href });
  const labelOf = ({ group, operation: { title } }: OperationPage) => group ?? title;
  const labels = [...new Set(operations.map(labelOf))];
  return [
    link('Introduction', infoRoute),
    ...labels.flatMap((label): SidebarItemConfig[] => {
      const own = operations.filter((page) => labelOf(page) === label);
      const items = own.map(({ operation: { route, title }, showsSidebar }) =>
        showsSidebar ? route.slice(1) : link(title, route),
      );
      return items.length === 1 ? items : [{ type: 'category', label, items }];
    }),
  ];
}

/** The section of each API, in the order of their names. */
export function httpSidebarOf(
  documents: Readonly<Record<string, HttpDocument>>,
  index: HttpIndex,
): SidebarItemConfig[] {
  return Object.entries(documents)
    .sort(([, a], [, b]) => (a.label < b.label ? -1 : 1))
    .map(([id, { label, icon, guide }]) => {
      const api = index[id];
      if (!api) throw new Error(`${httpIndexFile} has no ${id}. Run npm run generate.`);
      return section(label, icon as SidebarIcon, guide.slice(1), operationItems(api));
    });
}

/** @throws when the pages haven't been generated */
export function httpSections(siteDir = process.cwd()): SidebarItemConfig[] {
  return httpSidebarOf(
    readHttpDocuments(siteDir),
    readGenerated<HttpIndex>(siteDir, httpIndexFile),
  );
}
