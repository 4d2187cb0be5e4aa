import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { routeKey } from '../../../../src/lib/routes';
import { type Routes, readRoutes } from '../flatRoutes/readRoutes';
import { generatedFile, hasFlatRoutes, type Patch } from '../patch';

/** An item of the sidebar, as Docusaurus passes it to the theme. */
export interface SidebarItem {
  type: 'link' | 'category' | 'html';
  href?: string;
  label?: string;
  unlisted?: boolean;
  collapsible?: boolean;
  items?: SidebarItem[];
}

/** The props of the docs plugin's root routes; `version` is missing on routes of tags and the like. */
export interface VersionProps {
  version?: {
    pluginId: string;
    version: string;
    docsSidebars: Record<string, SidebarItem[]>;
  };
}

/** A category that loads when it is needed. */
export interface Section {
  /** Of the plugin, the version and the section's number in it. */
  id: string;
  /** {@link routeKey} of each page in it, its own included. */
  pages: string[];
  items: SidebarItem[];
}

/** Which pages have their own file, and which are known from the start, by {@link routeKey}. */
export interface PagePlaces {
  inFiles: ReadonlySet<string>;
  inMain: ReadonlySet<string>;
}

const linksIn = (item: SidebarItem): SidebarItem[] => [
  ...(item.href === undefined ? [] : [item]),
  ...(item.items ?? []).flatMap(linksIn),
];

/** A link's place in the table of routes; `undefined` where it leads away. */
const pageOf = ({ href = '' }: SidebarItem) => (href.startsWith('/') ? routeKey(href) : undefined);

/**
 * Stands for the items of a section: by its address they are found, and by it Docusaurus, which hides empty categories,
 * knows whether there is anything to show. The one that repeats the address of the section itself is left out: the
 * browser makes it.
 */
function placeholder(section: SidebarItem, places: PagePlaces): SidebarItem | undefined {
  const links = (section.items ?? []).flatMap(linksIn);
  const pages = [section, ...links].filter((link) => places.inFiles.has(pageOf(link) ?? ' '));
  const page = pages.find(({ unlisted }) => !unlisted) ?? pages[0];
  if (page === undefined) return undefined;
  const isHidden = links.length > 0 && links.every(({ unlisted }) => unlisted);
  return { type: 'link', href: page.href, label: '', ...(isHidden && { unlisted: true }) };
}

/**
 * Takes the items out of the sections of a version's sidebars: collapsible categories that aren't in another one. A
 * section stays whole if one of its pages is known from the start and so would not bring it.
 */
export function cutSidebar<Props extends VersionProps>(
  props: Props,
  places: PagePlaces,
): { props: Props; sections: Section[] } {
  const sections: Section[] = [];
  const { version } = props;
  if (version === undefined) return { props, sections };
  const cut = (item: SidebarItem): SidebarItem => {
    if (item.type !== 'category' || item.items === undefined) return item;
    if (!item.collapsible) return { ...item, items: item.items.map(cut) };
    const pages = linksIn(item).flatMap((link) => pageOf(link) ?? []);
    const stub = placeholder(item, places);
    if (stub === undefined || pages.some((page) => places.inMain.has(page))) return item;
    const id = `${version.pluginId}/${version.version}/${sections.length}`;
    sections.push({ id, pages, items: item.items });
    const { items: _, ...skeleton } = item;
    const isOwn = stub.href === item.href && !stub.unlisted;
    return { ...skeleton, ...(!isOwn && { items: [stub] }), section: id } as SidebarItem;
  };
  const docsSidebars = Object.fromEntries(
    Object.entries(version.docsSidebars).map(([name, items]) => [name, items.map(cut)]),
  );
  return { props: { ...props, version: { ...version, docsSidebars } }, sections };
}

const runtime = JSON.stringify(join(__dirname, 'sections.ts'));

/** An item of the sidebar without defaults; of a doc's id, Docusaurus only asks whether there is one. */
function minimalItem(key: string, value: unknown): unknown {
  if (key === 'unlisted' && value === false) return undefined;
  return key === 'docId' ? 1 : value;
}

/**
 * Reads the props of a root route. Drops titles and descriptions of all docs, which the theme doesn't show: the sidebar
 * has its labels.
 */
export function readVersion(source: string): VersionProps {
  const props = JSON.parse(source) as { version?: object };
  if (props.version === undefined) return {};
  const version = { ...props.version, docs: {} };
  return JSON.parse(JSON.stringify({ ...props, version }, minimalItem)) as VersionProps;
}

/** Where the pages are; `routes` is `routes.js` without those that bring their own route. */
export function placesIn({ routes, pages }: Routes): PagePlaces {
  const exact = routes.matchAll(/path: '([^']+)',\s*component: [^\n]+\s*exact: true/g);
  const inMain = [...exact].map(([, path = '']) => routeKey(path));
  return { inFiles: new Set(pages.map(({ path }) => routeKey(path))), inMain: new Set(inMain) };
}

/**
 * The files with the props of the docs plugins' root routes. Only those that a route names: the folder may have files of
 * earlier builds and other locales.
 */
export function versionFiles(generatedFilesDir: string): string[] {
  const registry = readFileSync(join(generatedFilesDir, 'registry.js'), 'utf8');
  const files = registry.matchAll(
    /import\([^"]*"[^"]+"[^"]*"@generated\/(docusaurus-plugin-content-docs\/[\w-]+\/p\/[^"]+\.json)"\)/g,
  );
  return [...new Set([...files].map(([, file = '']) => join(generatedFilesDir, file)))];
}

/** The sections of all sidebars, as the browser gets them. */
export function readSections(generatedFilesDir: string, baseUrl: string): Section[] {
  const places = placesIn(readRoutes(generatedFilesDir, baseUrl));
  return versionFiles(generatedFilesDir).flatMap((file) => {
    const props = readVersion(readFileSync(file, 'utf8'));
    return cutSidebar(props, places).sections;
  });
}

/** The module with a version's props, its sidebars without the items of sections. */
export function writeVersion(props: VersionProps): string {
  const json = JSON.stringify(props);
  // A string is parsed faster than an object.
  const data = `JSON.parse(${JSON.stringify(json)})`;
  if (props.version === undefined) return `export default ${data};\n`;
  return `import { withSections } from ${runtime};\nexport default withSections(${data});\n`;
}

/*
 * Docusaurus gives each page the whole sidebar as data. Here a page starts with groups and the names of sections
 * (collapsible categories that aren't in another one). The file of a page (../flatRoutes) has the items of the sections
 * that it is in, and sections.ts puts them back when it runs; until then the category has `load()`, which
 * src/features/sidebar/sections.ts calls.
 */
export const sidebarSections: Patch = {
  name: 'sidebarSections',
  why: "Every page gets the whole sidebar, which grows with the site; a page needs the sections' names and its own section.",
  changes(target) {
    if (!hasFlatRoutes(target)) return undefined;
    const { generatedFilesDir, siteConfig } = target.context;
    const writeSkeleton = (source: string) => {
      const props = readVersion(source);
      const places = placesIn(readRoutes(generatedFilesDir, siteConfig.baseUrl));
      return writeVersion(cutSidebar(props, places).props);
    };
    return {
      rewrites: [
        {
          file: generatedFile(target, 'docusaurus-plugin-content-docs/[\\w-]+/p/.*\\.json'),
          rewrite: writeSkeleton,
          type: 'javascript/auto' as const,
        },
      ],
    };
  },
};
