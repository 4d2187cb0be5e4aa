import { posix } from 'node:path';
import type { LoadedContent, LoadedVersion } from '@docusaurus/plugin-content-docs';
import type { AllContent } from '@docusaurus/types';
import { markdownPath } from '../../../src/lib/routes';

export interface ListedPage {
  route: string;
  label: string;
  description: string;
}

export interface Section {
  label: string;
  /** The folder of its files: the route of its page, or its name below the section that contains it. */
  path: string;
  /** A heading of the sidebar, without files. */
  isGroup: boolean;
  /** In the order of the sidebar; the section's own page comes first. */
  items: (ListedPage | Section)[];
}

export interface OutlinedDoc extends ListedPage {
  id: string;
}

type SidebarItem = LoadedVersion['sidebars'][string][number];

export function isSection(item: ListedPage | Section): item is Section {
  return 'items' in item;
}

export function pagesOf({ items }: Pick<Section, 'items'>): ListedPage[] {
  return items.flatMap((item) => (isSection(item) ? pagesOf(item) : [item]));
}

/** A section and those in it; a group has only the latter. */
const sectionsWithin = (section: Section): Section[] => [
  ...(section.isGroup ? [] : [section]),
  ...section.items.filter(isSection).flatMap(sectionsWithin),
];

const slugOf = (label: string) =>
  label
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-|-$/g, '');

/**
 * Arranges all pages as the sidebar does. Each is listed once, where it comes first. A page outside the sidebar goes
 * to the end of the section whose address contains its own; others follow in their own group, by address.
 */
export function outlineOf(
  sidebars: LoadedVersion['sidebars'],
  docs: readonly OutlinedDoc[],
): (ListedPage | Section)[] {
  const waiting = new Map(docs.map((doc) => [doc.id, doc]));
  const idOf = new Map(docs.map(({ route, id }) => [route, id]));

  const take = (id: string, label?: string): ListedPage[] => {
    const doc = waiting.get(id);
    if (doc === undefined) return [];
    waiting.delete(id);
    return [{ route: doc.route, label: label ?? doc.label, description: doc.description }];
  };

  const read = (item: SidebarItem, parent: string, depth: number): (ListedPage | Section)[] => {
    if (item.type === 'doc' || item.type === 'ref') return take(item.id, item.label);
    // Pages whose sidebar is not the one that leads to them.
    if (item.type === 'link') return take(idOf.get(item.href) ?? '', item.label);
    if (item.type !== 'category') return [];
    const own = item.link?.type === 'doc' ? take(item.link.id) : [];
    const path = own[0]?.route ?? `${parent}/${slugOf(item.label)}`;
    const isGroup = depth === 0 && item.collapsible === false;
    const items = [
      ...own,
      ...item.items.flatMap((child) => read(child, path, isGroup ? 0 : depth + 1)),
    ];
    return items.length === 0 ? [] : [{ label: item.label, path, isGroup, items }];
  };

  const found = Object.values(sidebars).flatMap((items) =>
    items.flatMap((item) => read(item, '', 0)),
  );
  const rest = [...waiting.values()]
    .map(({ route, label, description }) => ({ route, label, description }))
    .sort((a, b) => (markdownPath(a.route) < markdownPath(b.route) ? -1 : 1));
  const sections = found.filter(isSection).flatMap(sectionsWithin);
  const outside = rest.filter((page) => {
    const home = sections.find(({ path }) => posix.dirname(page.route) === path);
    home?.items.push(page);
    return !home;
  });
  const more: Section = { label: 'More pages', path: '', isGroup: true, items: outside };
  return outside.length === 0 ? found : [...found, more];
}

/**
 * Finds the top-level section of each page by the page's id. Groups, which don't fold, don't count as
 * sections.
 */
export function sidebarSections(sidebars: LoadedVersion['sidebars']): Map<string, string> {
  const sections = new Map<string, string>();
  const walk = (item: SidebarItem, section: string | undefined): void => {
    if (item.type === 'doc' || item.type === 'ref') {
      const label = section ?? item.label;
      if (label !== undefined && !sections.has(item.id)) sections.set(item.id, label);
    } else if (item.type === 'category') {
      const isGroup = section === undefined && item.collapsible === false;
      const own = isGroup ? undefined : (section ?? item.label);
      if (item.link?.type === 'doc' && own !== undefined) sections.set(item.link.id, own);
      for (const child of item.items) walk(child, own);
    }
  };
  for (const items of Object.values(sidebars)) for (const item of items) walk(item, undefined);
  return sections;
}

/**
 * Finds the docs plugin's only version in the content of all plugins.
 * @throws when the docs plugin or its version is missing
 */
export function loadedDocs(allContent: AllContent): LoadedVersion {
  const content = allContent['docusaurus-plugin-content-docs']?.default as
    | LoadedContent
    | undefined;
  const version = content?.loadedVersions[0];
  if (version === undefined) {
    throw new Error('No docs were loaded. Add the docs plugin to docusaurus.config.ts.');
  }
  return version;
}

/** The file of a page that Docusaurus has loaded, relative to the site's directory. */
export function fileOfDoc({ source }: { source: string }): string {
  return source.replace(/^@site\//, '');
}
