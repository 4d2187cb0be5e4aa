import { routeKey } from '../flatRoutes/routeKey';

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
